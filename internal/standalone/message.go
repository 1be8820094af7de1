package standalone

import "path"

// Message keeps only the types and conversions of the package with the type's message, which the
// formats' packages need.
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
