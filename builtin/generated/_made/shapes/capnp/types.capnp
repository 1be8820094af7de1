# Made by wirebench from Go types.
@0xcb6f5c4d50e536bb;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/shapes/capnp/types");

struct Blob {
  data @0 :Data;
}

struct Text2 {
  language @0 :Text;
  title @1 :Text;
  paragraphs @2 :List(Text);
}

struct Node {
  name @0 :Text;
  weight @1 :Int64;
  left @2 :Node;
  right @3 :Node;
}

struct Sparse {
  title @0 :Text;
  subtitle @1 :Text;
  brand @2 :Text;
  model @3 :Text;
  color :union {
    none @4 :Void;
    some @5 :Text;
  }
  material :union {
    none @6 :Void;
    some @7 :Text;
  }
  pattern :union {
    none @8 :Void;
    some @9 :Text;
  }
  style :union {
    none @10 :Void;
    some @11 :Text;
  }
  width :union {
    none @12 :Void;
    some @13 :Float64;
  }
  height :union {
    none @14 :Void;
    some @15 :Float64;
  }
  depth :union {
    none @16 :Void;
    some @17 :Float64;
  }
  weight :union {
    none @18 :Void;
    some @19 :Float64;
  }
  volume :union {
    none @20 :Void;
    some @21 :Float64;
  }
  diameter :union {
    none @22 :Void;
    some @23 :Float64;
  }
  voltage :union {
    none @24 :Void;
    some @25 :Int32;
  }
  power :union {
    none @26 :Void;
    some @27 :Int32;
  }
  capacity :union {
    none @28 :Void;
    some @29 :Int64;
  }
  frequency :union {
    none @30 :Void;
    some @31 :Float64;
  }
  noise :union {
    none @32 :Void;
    some @33 :Float32;
  }
  energyClass @34 :Text;
  quantity @35 :Int32;
  minimum @36 :Int32;
  maximum @37 :Int32;
  packed @38 :UInt32;
  rating @39 :Float32;
  votes @40 :UInt64;
  price @41 :Int64;
  discount @42 :Int64;
  fragile @43 :Bool;
  organic @44 :Bool;
  vegan @45 :Bool;
  refurbished @46 :Bool;
  digital @47 :Bool;
  returnable :union {
    none @48 :Void;
    some @49 :Bool;
  }
  adult :union {
    none @50 :Void;
    some @51 :Bool;
  }
  season :union {
    none @52 :Void;
    some @53 :Text;
  }
  gender :union {
    none @54 :Void;
    some @55 :Text;
  }
  ageFrom :union {
    none @56 :Void;
    some @57 :Int32;
  }
  ageTo :union {
    none @58 :Void;
    some @59 :Int32;
  }
  size :union {
    none @60 :Void;
    some @61 :Text;
  }
  sizeChart :union {
    none @62 :Void;
    some @63 :Text;
  }
  fit :union {
    none @64 :Void;
    some @65 :Text;
  }
  isbn @66 :Text;
  author @67 :Text;
  publisher @68 :Text;
  pages :union {
    none @69 :Void;
    some @70 :Int32;
  }
  edition :union {
    none @71 :Void;
    some @72 :Int32;
  }
  language @73 :Text;
  tags @74 :List(Text);
  allergens @75 :List(Text);
  sizes @76 :List(Int32);
  related @77 :List(UInt64);
  photos @78 :List(Text);
  colors @79 :List(Text);
  attributes @80 :List(StringStringMapPair);
  translations @81 :List(StringStringMapPair);
  origin :union {
    none @82 :Void;
    some @83 :Text;
  }
  warranty :union {
    none @84 :Void;
    some @85 :Int32;
  }
  shelf :union {
    none @86 :Void;
    some @87 :Text;
  }
  notes :union {
    none @88 :Void;
    some @89 :Text;
  }
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct Wide {
  cpuCode @0 :UInt16;
  cpuActive @1 :Bool;
  cpuCount @2 :Int64;
  cpuTotal @3 :UInt64;
  cpuLimit @4 :UInt32;
  cpuDelta @5 :Int32;
  cpuMean @6 :Float64;
  cpuDeviation @7 :Float64;
  cpuShare @8 :Float32;
  cpuSince @9 :Int64;
  memoryCode @10 :UInt16;
  memoryActive @11 :Bool;
  memoryCount @12 :Int64;
  memoryTotal @13 :UInt64;
  memoryLimit @14 :UInt32;
  memoryDelta @15 :Int32;
  memoryMean @16 :Float64;
  memoryDeviation @17 :Float64;
  memoryShare @18 :Float32;
  memorySince @19 :Int64;
  swapCode @20 :UInt16;
  swapActive @21 :Bool;
  swapCount @22 :Int64;
  swapTotal @23 :UInt64;
  swapLimit @24 :UInt32;
  swapDelta @25 :Int32;
  swapMean @26 :Float64;
  swapDeviation @27 :Float64;
  swapShare @28 :Float32;
  swapSince @29 :Int64;
  diskCode @30 :UInt16;
  diskActive @31 :Bool;
  diskCount @32 :Int64;
  diskTotal @33 :UInt64;
  diskLimit @34 :UInt32;
  diskDelta @35 :Int32;
  diskMean @36 :Float64;
  diskDeviation @37 :Float64;
  diskShare @38 :Float32;
  diskSince @39 :Int64;
  networkCode @40 :UInt16;
  networkActive @41 :Bool;
  networkCount @42 :Int64;
  networkTotal @43 :UInt64;
  networkLimit @44 :UInt32;
  networkDelta @45 :Int32;
  networkMean @46 :Float64;
  networkDeviation @47 :Float64;
  networkShare @48 :Float32;
  networkSince @49 :Int64;
  processCode @50 :UInt16;
  processActive @51 :Bool;
  processCount @52 :Int64;
  processTotal @53 :UInt64;
  processLimit @54 :UInt32;
  processDelta @55 :Int32;
  processMean @56 :Float64;
  processDeviation @57 :Float64;
  processShare @58 :Float32;
  processSince @59 :Int64;
  fileCode @60 :UInt16;
  fileActive @61 :Bool;
  fileCount @62 :Int64;
  fileTotal @63 :UInt64;
  fileLimit @64 :UInt32;
  fileDelta @65 :Int32;
  fileMean @66 :Float64;
  fileDeviation @67 :Float64;
  fileShare @68 :Float32;
  fileSince @69 :Int64;
  socketCode @70 :UInt16;
  socketActive @71 :Bool;
  socketCount @72 :Int64;
  socketTotal @73 :UInt64;
  socketLimit @74 :UInt32;
  socketDelta @75 :Int32;
  socketMean @76 :Float64;
  socketDeviation @77 :Float64;
  socketShare @78 :Float32;
  socketSince @79 :Int64;
  threadCode @80 :UInt16;
  threadActive @81 :Bool;
  threadCount @82 :Int64;
  threadTotal @83 :UInt64;
  threadLimit @84 :UInt32;
  threadDelta @85 :Int32;
  threadMean @86 :Float64;
  threadDeviation @87 :Float64;
  threadShare @88 :Float32;
  threadSince @89 :Int64;
  cacheCode @90 :UInt16;
  cacheActive @91 :Bool;
  cacheCount @92 :Int64;
  cacheTotal @93 :UInt64;
  cacheLimit @94 :UInt32;
  cacheDelta @95 :Int32;
  cacheMean @96 :Float64;
  cacheDeviation @97 :Float64;
  cacheShare @98 :Float32;
  cacheSince @99 :Int64;
  queueCode @100 :UInt16;
  queueActive @101 :Bool;
  queueCount @102 :Int64;
  queueTotal @103 :UInt64;
  queueLimit @104 :UInt32;
  queueDelta @105 :Int32;
  queueMean @106 :Float64;
  queueDeviation @107 :Float64;
  queueShare @108 :Float32;
  queueSince @109 :Int64;
  requestCode @110 :UInt16;
  requestActive @111 :Bool;
  requestCount @112 :Int64;
  requestTotal @113 :UInt64;
  requestLimit @114 :UInt32;
  requestDelta @115 :Int32;
  requestMean @116 :Float64;
  requestDeviation @117 :Float64;
  requestShare @118 :Float32;
  requestSince @119 :Int64;
  responseCode @120 :UInt16;
  responseActive @121 :Bool;
  responseCount @122 :Int64;
  responseTotal @123 :UInt64;
  responseLimit @124 :UInt32;
  responseDelta @125 :Int32;
  responseMean @126 :Float64;
  responseDeviation @127 :Float64;
  responseShare @128 :Float32;
  responseSince @129 :Int64;
  errorCode @130 :UInt16;
  errorActive @131 :Bool;
  errorCount @132 :Int64;
  errorTotal @133 :UInt64;
  errorLimit @134 :UInt32;
  errorDelta @135 :Int32;
  errorMean @136 :Float64;
  errorDeviation @137 :Float64;
  errorShare @138 :Float32;
  errorSince @139 :Int64;
  loginCode @140 :UInt16;
  loginActive @141 :Bool;
  loginCount @142 :Int64;
  loginTotal @143 :UInt64;
  loginLimit @144 :UInt32;
  loginDelta @145 :Int32;
  loginMean @146 :Float64;
  loginDeviation @147 :Float64;
  loginShare @148 :Float32;
  loginSince @149 :Int64;
  sessionCode @150 :UInt16;
  sessionActive @151 :Bool;
  sessionCount @152 :Int64;
  sessionTotal @153 :UInt64;
  sessionLimit @154 :UInt32;
  sessionDelta @155 :Int32;
  sessionMean @156 :Float64;
  sessionDeviation @157 :Float64;
  sessionShare @158 :Float32;
  sessionSince @159 :Int64;
  databaseCode @160 :UInt16;
  databaseActive @161 :Bool;
  databaseCount @162 :Int64;
  databaseTotal @163 :UInt64;
  databaseLimit @164 :UInt32;
  databaseDelta @165 :Int32;
  databaseMean @166 :Float64;
  databaseDeviation @167 :Float64;
  databaseShare @168 :Float32;
  databaseSince @169 :Int64;
  indexCode @170 :UInt16;
  indexActive @171 :Bool;
  indexCount @172 :Int64;
  indexTotal @173 :UInt64;
  indexLimit @174 :UInt32;
  indexDelta @175 :Int32;
  indexMean @176 :Float64;
  indexDeviation @177 :Float64;
  indexShare @178 :Float32;
  indexSince @179 :Int64;
  backupCode @180 :UInt16;
  backupActive @181 :Bool;
  backupCount @182 :Int64;
  backupTotal @183 :UInt64;
  backupLimit @184 :UInt32;
  backupDelta @185 :Int32;
  backupMean @186 :Float64;
  backupDeviation @187 :Float64;
  backupShare @188 :Float32;
  backupSince @189 :Int64;
  sensorCode @190 :UInt16;
  sensorActive @191 :Bool;
  sensorCount @192 :Int64;
  sensorTotal @193 :UInt64;
  sensorLimit @194 :UInt32;
  sensorDelta @195 :Int32;
  sensorMean @196 :Float64;
  sensorDeviation @197 :Float64;
  sensorShare @198 :Float32;
  sensorSince @199 :Int64;
}

struct StringAnyMap {
  value @0 :List(StringAnyMapPair);
}

struct StringAnyMapPair {
  key @0 :Text;
  value @1 :Text;
}
