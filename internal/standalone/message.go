package standalone

import "path"

// Message leaves of the package with the type's message what formats' packages need: the
// types and the conversions.
func (f *Folder) Message(dir string) error {
	s, err := f.source(path.Join(f.Import, Messages))
	if err != nil {
		return err
	}
	for _, name := range []string{"ToMessage", "FromMessage"} {
		if err := f.need(s.path, name); err != nil {
			return err
		}
	}
	return f.write(s, dir)
}
