package jsonwide

// Bundle is a patient's records, and the root type of synthea_fhir. Times are texts, as in the
// document: they have milliseconds, even if these are zero, and an offset.
type Bundle struct {
	ResourceType string        `json:"resourceType"`
	Type         string        `json:"type"`
	Entry        []BundleEntry `json:"entry"`
}

// BundleEntry is a record and the request that stores it.
type BundleEntry struct {
	FullURL  string   `json:"fullUrl"`
	Resource Resource `json:"resource"`
	Request  Request  `json:"request"`
}

// Resource is a record of any type. Each type of record sets other fields.
type Resource struct {
	ResourceType         string       `json:"resourceType"`
	ID                   string       `json:"id"`
	Text                 *Narrative   `json:"text,omitempty"`
	Extension            []Extension  `json:"extension,omitempty"`
	Identifier           []Identifier `json:"identifier,omitempty"`
	Name                 []HumanName  `json:"name,omitempty"`
	Telecom              []Identifier `json:"telecom,omitempty"`
	Gender               string       `json:"gender,omitempty"`
	BirthDate            string       `json:"birthDate,omitempty"`
	DeceasedDateTime     string       `json:"deceasedDateTime,omitempty"`
	Address              []Address    `json:"address,omitempty"`
	MaritalStatus        *Concept     `json:"maritalStatus,omitempty"`
	MultipleBirthBoolean *bool        `json:"multipleBirthBoolean,omitempty"`
	Communication        []Part       `json:"communication,omitempty"`
	Active               bool         `json:"active,omitempty"`
	// OrganizationName is a name that is a text rather than a list, see decodeBundle.
	OrganizationName string `json:"organizationName,omitempty"`
	// Types is a type that is a list, see decodeBundle.
	Types              []Concept   `json:"types,omitempty"`
	Status             string      `json:"status,omitempty"`
	Class              *Coding     `json:"class,omitempty"`
	Subject            *Reference  `json:"subject,omitempty"`
	Participant        []Part      `json:"participant,omitempty"`
	Period             *Period     `json:"period,omitempty"`
	ServiceProvider    *Reference  `json:"serviceProvider,omitempty"`
	ClinicalStatus     *Concept    `json:"clinicalStatus,omitempty"`
	VerificationStatus *Concept    `json:"verificationStatus,omitempty"`
	Code               *Concept    `json:"code,omitempty"`
	Encounter          *Reference  `json:"encounter,omitempty"`
	OnsetDateTime      string      `json:"onsetDateTime,omitempty"`
	RecordedDate       string      `json:"recordedDate,omitempty"`
	Type               *Concept    `json:"type,omitempty"`
	Use                string      `json:"use,omitempty"`
	Patient            *Reference  `json:"patient,omitempty"`
	BillablePeriod     *Period     `json:"billablePeriod,omitempty"`
	Created            string      `json:"created,omitempty"`
	Provider           *Reference  `json:"provider,omitempty"`
	Priority           *Concept    `json:"priority,omitempty"`
	Diagnosis          []Part      `json:"diagnosis,omitempty"`
	Insurance          []Part      `json:"insurance,omitempty"`
	Item               []ClaimItem `json:"item,omitempty"`
	Total              *Quantity   `json:"total,omitempty"`
	Contained          []Contained `json:"contained,omitempty"`
	Insurer            *Reference  `json:"insurer,omitempty"`
	Referral           *Reference  `json:"referral,omitempty"`
	Claim              *Reference  `json:"claim,omitempty"`
	Outcome            string      `json:"outcome,omitempty"`
	CareTeam           []CareTeam  `json:"careTeam,omitempty"`
	Payment            *Part       `json:"payment,omitempty"`
	// Totals is a total that is a list, see decodeBundle.
	Totals                    []Part          `json:"totals,omitempty"`
	ReasonCode                []Concept       `json:"reasonCode,omitempty"`
	ManagingOrganization      []Reference     `json:"managingOrganization,omitempty"`
	Intent                    string          `json:"intent,omitempty"`
	Category                  []Concept       `json:"category,omitempty"`
	Addresses                 []Reference     `json:"addresses,omitempty"`
	Activity                  []Part          `json:"activity,omitempty"`
	MedicationCodeableConcept *Concept        `json:"medicationCodeableConcept,omitempty"`
	AuthoredOn                string          `json:"authoredOn,omitempty"`
	Requester                 *Reference      `json:"requester,omitempty"`
	ReasonReference           []Reference     `json:"reasonReference,omitempty"`
	Prescription              *Reference      `json:"prescription,omitempty"`
	LifecycleStatus           string          `json:"lifecycleStatus,omitempty"`
	AchievementStatus         *Concept        `json:"achievementStatus,omitempty"`
	Description               *Concept        `json:"description,omitempty"`
	Goal                      []Reference     `json:"goal,omitempty"`
	AbatementDateTime         string          `json:"abatementDateTime,omitempty"`
	EffectiveDateTime         string          `json:"effectiveDateTime,omitempty"`
	Issued                    string          `json:"issued,omitempty"`
	ValueQuantity             *Quantity       `json:"valueQuantity,omitempty"`
	PerformedPeriod           *Period         `json:"performedPeriod,omitempty"`
	DosageInstruction         []Dosage        `json:"dosageInstruction,omitempty"`
	Started                   string          `json:"started,omitempty"`
	NumberOfSeries            int64           `json:"numberOfSeries,omitempty"`
	NumberOfInstances         int64           `json:"numberOfInstances,omitempty"`
	Series                    []ImagingSeries `json:"series,omitempty"`
	Procedure                 []Part          `json:"procedure,omitempty"`
	VaccineCode               *Concept        `json:"vaccineCode,omitempty"`
	OccurrenceDateTime        string          `json:"occurrenceDateTime,omitempty"`
	PrimarySource             bool            `json:"primarySource,omitempty"`
	SupportingInfo            []Part          `json:"supportingInfo,omitempty"`
	Component                 []Part          `json:"component,omitempty"`
	ValueCodeableConcept      *Concept        `json:"valueCodeableConcept,omitempty"`
	Result                    []Reference     `json:"result,omitempty"`
}

// Narrative is a record as a page for people.
type Narrative struct {
	Status string `json:"status"`
	Div    string `json:"div"`
}

// Extension is a value for which the standard has no field.
type Extension struct {
	URL          string      `json:"url"`
	Extension    []Extension `json:"extension,omitempty"`
	ValueCoding  *Coding     `json:"valueCoding,omitempty"`
	ValueString  string      `json:"valueString,omitempty"`
	ValueCode    string      `json:"valueCode,omitempty"`
	ValueAddress *Address    `json:"valueAddress,omitempty"`
	ValueDecimal float64     `json:"valueDecimal,omitempty"`
}

// Coding is a term of a vocabulary.
type Coding struct {
	System  string `json:"system"`
	Code    string `json:"code"`
	Display string `json:"display,omitempty"`
}

// Address is where somebody lives.
type Address struct {
	City       string      `json:"city"`
	State      string      `json:"state"`
	Country    string      `json:"country"`
	Extension  []Extension `json:"extension,omitempty"`
	Line       []string    `json:"line,omitempty"`
	PostalCode string      `json:"postalCode,omitempty"`
}

// Identifier is a person's number at an authority, or a telephone number.
type Identifier struct {
	System string   `json:"system"`
	Value  string   `json:"value"`
	Type   *Concept `json:"type,omitempty"`
	Use    string   `json:"use,omitempty"`
}

// Concept is a concept, as terms of vocabularies and as words.
type Concept struct {
	Coding []Coding `json:"coding,omitempty"`
	Text   string   `json:"text,omitempty"`
}

// HumanName is a person's name.
type HumanName struct {
	Use    string   `json:"use,omitempty"`
	Family string   `json:"family"`
	Given  []string `json:"given"`
	Prefix []string `json:"prefix"`
}

// Part is a piece of a record that has no type of its own in the standard either, such as a
// participant, a diagnosis, an insurance, a measurement or a sum. Each piece sets a few fields.
type Part struct {
	Language           *Concept   `json:"language,omitempty"`
	Individual         *Reference `json:"individual,omitempty"`
	Sequence           int64      `json:"sequence,omitempty"`
	DiagnosisReference *Reference `json:"diagnosisReference,omitempty"`
	Focal              bool       `json:"focal,omitempty"`
	Coverage           *Reference `json:"coverage,omitempty"`
	Type               []Concept  `json:"type,omitempty"`
	Amount             *Quantity  `json:"amount,omitempty"`
	Category           *Concept   `json:"category,omitempty"`
	Role               []Concept  `json:"role,omitempty"`
	Member             *Reference `json:"member,omitempty"`
	Detail             *Part      `json:"detail,omitempty"`
	Code               *Concept   `json:"code,omitempty"`
	Status             string     `json:"status,omitempty"`
	Location           *Reference `json:"location,omitempty"`
	ProcedureReference *Reference `json:"procedureReference,omitempty"`
	ValueReference     *Reference `json:"valueReference,omitempty"`
	ValueQuantity      *Quantity  `json:"valueQuantity,omitempty"`
}

// Request says how a record is stored.
type Request struct {
	Method string `json:"method"`
	URL    string `json:"url"`
}

// Reference names another record.
type Reference struct {
	Reference string `json:"reference,omitempty"`
	Display   string `json:"display,omitempty"`
}

// Period is a period of time.
type Period struct {
	Start string `json:"start"`
	End   string `json:"end,omitempty"`
}

// ClaimItem is a line of a bill.
type ClaimItem struct {
	Sequence                int64       `json:"sequence"`
	ProductOrService        Concept     `json:"productOrService"`
	Encounter               []Reference `json:"encounter,omitempty"`
	DiagnosisSequence       []int64     `json:"diagnosisSequence,omitempty"`
	Category                *Concept    `json:"category,omitempty"`
	ServicedPeriod          *Period     `json:"servicedPeriod,omitempty"`
	LocationCodeableConcept *Concept    `json:"locationCodeableConcept,omitempty"`
	ProcedureSequence       []int64     `json:"procedureSequence,omitempty"`
	Net                     *Quantity   `json:"net,omitempty"`
	Adjudication            []Part      `json:"adjudication,omitempty"`
	InformationSequence     []int64     `json:"informationSequence,omitempty"`
}

// Quantity is a number with its unit, or a sum of money.
type Quantity struct {
	Value    float64 `json:"value"`
	Currency string  `json:"currency,omitempty"`
	Unit     string  `json:"unit,omitempty"`
	System   string  `json:"system,omitempty"`
	Code     string  `json:"code,omitempty"`
}

// Contained is a record within a record.
type Contained struct {
	ResourceType string      `json:"resourceType"`
	ID           string      `json:"id"`
	Status       string      `json:"status"`
	Intent       string      `json:"intent,omitempty"`
	Subject      *Reference  `json:"subject,omitempty"`
	Requester    *Reference  `json:"requester,omitempty"`
	Performer    []Reference `json:"performer,omitempty"`
	Type         *Concept    `json:"type,omitempty"`
	Beneficiary  *Reference  `json:"beneficiary,omitempty"`
	Payor        []Reference `json:"payor,omitempty"`
}

// CareTeam says who was paid for care, or refers to those who gave it.
type CareTeam struct {
	Sequence  int64      `json:"sequence,omitempty"`
	Provider  *Reference `json:"provider,omitempty"`
	Role      *Concept   `json:"role,omitempty"`
	Reference string     `json:"reference,omitempty"`
}

// Dosage says how to take a medicine.
type Dosage struct {
	Sequence        int64         `json:"sequence"`
	Timing          *Timing       `json:"timing,omitempty"`
	AsNeededBoolean bool          `json:"asNeededBoolean"`
	DoseAndRate     []DoseAndRate `json:"doseAndRate,omitempty"`
}

// Timing says when to take a medicine.
type Timing struct {
	Repeat Repeat `json:"repeat"`
}

// Repeat says how often to take a medicine.
type Repeat struct {
	Frequency  int64   `json:"frequency"`
	Period     float64 `json:"period"`
	PeriodUnit string  `json:"periodUnit"`
}

// DoseAndRate says how much of a medicine to take.
type DoseAndRate struct {
	Type         Concept  `json:"type"`
	DoseQuantity Quantity `json:"doseQuantity"`
}

// ImagingSeries is a series of images of a body.
type ImagingSeries struct {
	UID               string            `json:"uid"`
	Number            int64             `json:"number"`
	Modality          Coding            `json:"modality"`
	NumberOfInstances int64             `json:"numberOfInstances"`
	BodySite          Coding            `json:"bodySite"`
	Started           string            `json:"started"`
	Instance          []ImagingInstance `json:"instance"`
}

// ImagingInstance is an image of a series.
type ImagingInstance struct {
	UID      string `json:"uid"`
	SopClass Coding `json:"sopClass"`
	Number   int64  `json:"number"`
	Title    string `json:"title"`
}
