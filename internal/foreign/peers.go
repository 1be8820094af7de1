package foreign

import (
	"context"
	"errors"
	"fmt"

	"github.com/wirebench/wirebench/internal/measure/host"
)

// peers starts a peer, and another one if it ends because of a row.
type peers struct {
	*child
	ctx   context.Context
	now   *Peer
	ended int
	// cpus are the processors that share a cache. Both sides are measured on one of them, in turn. cpu
	// is the index of the one of this thread, and at that of the peer.
	cpus    []int
	cpu, at int
}

// move moves this thread to the next processor.
func (p *peers) move() {
	if len(p.cpus) > 1 {
		p.cpu = (p.cpu + 1) % len(p.cpus)
		host.MoveTo(p.cpus[p.cpu])
	}
}

// follow moves the peer to the processor of this thread.
func (p *peers) follow() {
	if p.at != p.cpu {
		host.MoveProcess(p.now.cmd.Process.Pid, p.cpus[p.cpu])
		p.at = p.cpu
	}
}

// open starts a peer and gives it the messages.
func (p *peers) open() (err error) {
	if p.now, err = Start(p.ctx, p.Command); err != nil {
		return err
	}
	p.at = p.cpu // it inherits the processor of the thread that starts it
	messages := make([][]byte, len(p.ring.Values))
	for i, v := range p.ring.Values {
		if messages[i], err = p.text.Marshal(v); err != nil {
			return err
		}
	}
	if err := p.now.Load(p.Data, messages); err != nil {
		return fmt.Errorf("%s, given the messages of %s: %w", p.now.About.Language, p.Data, err)
	}
	return nil
}

// again starts another peer, since the last one ended. The rows that are left encode their messages
// again, because a peer decodes what it has encoded.
func (p *peers) again() error {
	if p.ended++; p.ended > mostRows*len(operations) {
		return errors.New("the program ends again and again")
	}
	if err := p.open(); err != nil {
		return err
	}
	for _, l := range p.lines {
		f, far := l.work.(*far)
		if !far || l.out || f.sizes == nil {
			continue
		}
		if _, err := p.now.Encode(f.row, len(p.ring.Values)); err != nil {
			return p.faulty(l, err)
		}
	}
	return nil
}

func (p *peers) close() error {
	if p.now == nil {
		return nil
	}
	return p.now.Close()
}
