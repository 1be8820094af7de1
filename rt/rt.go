// Package rt is the runtime of made code: what is imported by the code that emitters write for a type, by the packages of a
// user's samples, and by what users keep of it. Whoever changes a function below this folder breaks programs that were
// made before, and code that users have: add another one instead.
//
// It knows neither emitters nor codecs.
package rt
