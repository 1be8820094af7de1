// Package rt is the runtime of made code: the packages in the folders below. Three kinds of code
// import them: the code that emitters write for a type, the packages of a user's samples, and the
// made code that users keep. A change of a function below this folder breaks programs that were made
// before, and code that users have. Add another function instead.
//
// It must not know emitters or particular codecs, because users' programs would then link them.
package rt
