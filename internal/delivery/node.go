package delivery

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/rpc"
	"net/rpc/jsonrpc"
	"sync"
	"time"
)

// Protocol is the version of the protocol between a node and its peers.
const Protocol = 1

// Opening asks a node for receivers.
type Opening struct {
	Engine    string        `json:"engine"`
	Way       Way           `json:"way"`
	Payload   Payload       `json:"payload"`
	Receivers int           `json:"receivers"`
	Timeout   time.Duration `json:"timeout"`
}

// Opened says where the receivers are.
type Opened struct {
	ID      int    `json:"id"`
	Address string `json:"address"`
}

// Expected says how many messages of each sender will come, counted from the first turn.
type Expected struct {
	ID   int   `json:"id"`
	Each int64 `json:"each"`
}

// Node has receivers of engines for one peer, a process on this or another machine. The peer calls
// its methods with net/rpc.
type Node struct {
	parts Parts
	host  string

	mu       sync.Mutex
	last     int
	open     map[int]*receivers
	payloads map[Payload]cargo
}

// receivers are the receivers of one engine.
type receivers struct {
	near
	before Usage // at the beginning of a turn
}

// Serve accepts peers on l, one after the other, until ctx ends.
func Serve(ctx context.Context, parts Parts, l net.Listener) error {
	defer context.AfterFunc(ctx, func() { l.Close() })()
	host, _, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		return err
	}
	for {
		conn, err := l.Accept()
		if err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
		stop := context.AfterFunc(ctx, func() { conn.Close() })
		err = serve(parts, host, conn)
		stop()
		if err != nil {
			return err
		}
	}
}

// serve answers a peer until the connection ends.
func serve(parts Parts, host string, conn io.ReadWriteCloser) error {
	n := &Node{parts: parts, host: host, open: make(map[int]*receivers), payloads: make(map[Payload]cargo)}
	s := rpc.NewServer()
	if err := s.Register(n); err != nil {
		return err
	}
	s.ServeCodec(jsonrpc.NewServerCodec(conn))
	return n.closeAll()
}

func (n *Node) closeAll() error {
	n.mu.Lock()
	defer n.mu.Unlock()
	var errs []error
	for _, r := range n.open {
		errs = append(errs, r.Close())
	}
	clear(n.open)
	return errors.Join(errs...)
}

// Hello refuses a peer with another version of the protocol.
func (n *Node) Hello(version int, _ *struct{}) error {
	if version != Protocol {
		return fmt.Errorf("the peer speaks version %d of the protocol between nodes, and this node speaks version %d: run the same wirebench at both ends", version, Protocol)
	}
	return nil
}

// Open starts receivers.
func (n *Node) Open(o Opening, opened *Opened) error {
	if o.Receivers < 1 {
		return fmt.Errorf("%d receivers: use at least one", o.Receivers)
	}
	e, err := n.parts.Engine(o.Engine)
	if err != nil {
		return err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	c, known := n.payloads[o.Payload]
	if !known {
		if c, err = o.Payload.load(n.parts); err != nil {
			return err
		}
		n.payloads[o.Payload] = c
	}
	r := &receivers{near: near{tallies: c.tallies(o.Receivers), timeout: o.Timeout}}
	switch o.Way {
	case OneWay:
		opened.Address, r.closer, err = e.OneWay.Serve(n.host, c.coding, handlers(r.tallies))
	case Batched:
		opened.Address, r.closer, err = e.Batched.Serve(n.host, c.coding, handlers(r.tallies))
	case Request:
		opened.Address, r.closer, err = e.Request.Serve(n.host, c.coding, handlers(r.tallies))
	default:
		err = fmt.Errorf("unknown way %q", o.Way)
	}
	if err != nil {
		return err
	}
	n.last++
	opened.ID = n.last
	n.open[n.last] = r
	return nil
}

func (n *Node) find(id int) (*receivers, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	r := n.open[id]
	if r == nil {
		return nil, fmt.Errorf("there are no receivers %d", id)
	}
	return r, nil
}

// Expect begins a turn.
func (n *Node) Expect(e Expected, _ *struct{}) error {
	r, err := n.find(e.ID)
	if err != nil {
		return err
	}
	r.before = used()
	return r.expect(e.Each)
}

// Await ends a turn, when all messages have arrived, or none has for the timeout.
func (n *Node) Await(id int, a *Arrival) error {
	r, err := n.find(id)
	if err != nil {
		return err
	}
	if *a, err = r.await(context.Background()); err != nil {
		return err
	}
	a.Usage = used().since(r.before)
	return nil
}

// Close ends receivers.
func (n *Node) Close(id int, _ *struct{}) error {
	r, err := n.find(id)
	if err != nil {
		return err
	}
	n.mu.Lock()
	delete(n.open, id)
	n.mu.Unlock()
	return r.Close()
}

// Peer is a node in another process, as a sender's process sees it.
type Peer struct {
	client  *rpc.Client
	address string
	timeout time.Duration
}

// Dial connects to a node. Each answer must come within timeout.
func Dial(address string, timeout time.Duration) (*Peer, error) {
	conn, err := net.DialTimeout("tcp", address, timeout)
	if err != nil {
		return nil, fmt.Errorf("no node answers at %s: %w; start one there with: wirebench node", address, err)
	}
	p := &Peer{client: jsonrpc.NewClient(conn), address: address, timeout: timeout}
	switch err := p.call("Node.Hello", Protocol, new(struct{})); {
	case errors.Is(err, errGone): // it may have been a node that was ended
		return nil, errors.Join(fmt.Errorf("no node answers at %s: the listener there closed the connection; start one there with: wirebench node", address), p.Close())
	case err != nil:
		return nil, errors.Join(fmt.Errorf("the server at %s isn't a node of this wirebench: %w", address, err), p.Close())
	}
	return p, nil
}

// Close closes the connection.
func (p *Peer) Close() error { return p.client.Close() }

// errSilent means that a node does not answer.
var errSilent = errors.New("no answer")

// call calls a method of the node and waits up to the timeout for the answer.
func (p *Peer) call(method string, arg, reply any) error {
	call := p.client.Go(method, arg, reply, make(chan *rpc.Call, 1))
	select {
	case <-call.Done:
		return p.failed(call.Error)
	case <-time.After(p.timeout):
		return fmt.Errorf("the node at %s: %w in %v", p.address, errSilent, p.timeout)
	}
}

// errGone means that the node has ended, or the connection to it.
var errGone = errors.New("it is gone")

// failed returns errGone for a node that is gone, and err for one that refuses.
func (p *Peer) failed(err error) error {
	if errors.Is(err, rpc.ErrShutdown) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, new(*net.OpError)) {
		return fmt.Errorf("the node at %s: %w", p.address, errGone)
	}
	return err
}

// there holds receivers in a node.
type there struct {
	peer    *Peer
	id      int
	address string
	waiting *rpc.Call
	arrival Arrival
}

func (p *Peer) open(o Opening) (*there, error) {
	var opened Opened
	if err := p.call("Node.Open", o, &opened); err != nil {
		return nil, err
	}
	return &there{peer: p, id: opened.ID, address: opened.Address}, nil
}

func (t *there) expect(n int64) error {
	if err := t.peer.call("Node.Expect", Expected{t.id, n}, new(struct{})); err != nil {
		return err
	}
	t.arrival = Arrival{}
	t.waiting = t.peer.client.Go("Node.Await", t.id, &t.arrival, make(chan *rpc.Call, 1))
	return nil
}

func (t *there) await(ctx context.Context) (Arrival, error) {
	select {
	case <-t.waiting.Done:
		return t.arrival, t.peer.failed(t.waiting.Error)
	case <-ctx.Done():
		return Arrival{}, ctx.Err()
	}
}

func (t *there) Close() error { return t.peer.call("Node.Close", t.id, new(struct{})) }

var _ far = (*there)(nil)

// ServeParent is a node for the process that started this one. It writes its address to out, and
// ends when in ends.
func ServeParent(ctx context.Context, parts Parts, in io.Reader, out io.Writer) error {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	go func() {
		_, _ = io.Copy(io.Discard, in)
		stop()
	}()
	if _, err := fmt.Fprintln(out, l.Addr()); err != nil {
		return err
	}
	return Serve(ctx, parts, l)
}
