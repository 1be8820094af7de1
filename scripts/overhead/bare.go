package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
)

// ways are the bare programs. A message is a number of eight bytes, like the smallest message of
// wirebench.
var ways = []way{
	// On one processor the two goroutines take turns of a whole channel buffer each. On two, the
	// scheduler decides how often one waits for the other, and the same loops have several speeds.
	{"channels", "local-1-1", "one-way", channel, 1},
	{"channels", "local-1-1", "one-way", channel, 0},
	{"tcp", "remote-1-1", "one-way", remote("tcp", sendTCP), 0},
	{"tcp", "remote-1-1", "batched", remote("tcp", sendBatchedTCP), 0},
	{"grpc", "remote-1-1", "batched", remote("grpc", sendGRPC), 0},
	{"nats", "remote-1-1", "batched", remote("nats", sendNATS), 0},
}

// receivers write their address, then receive, and write a line when n messages have arrived. They
// read n from the first line of in, and end when in ends.
var receivers = map[string]func(in io.Reader, out io.Writer) error{"tcp": receiveTCP, "grpc": receiveGRPC, "nats": receiveNATS}

func channel(n int) (float64, error) {
	type message struct {
		number uint64
		_      any // wirebench's messages carry values
	}
	c, done := make(chan message, 1024), make(chan uint64)
	go func() {
		came := uint64(0)
		for m := range c {
			if m.number == came {
				came++
			}
		}
		done <- came
	}()
	start := time.Now()
	for i := range n {
		c <- message{number: uint64(i)}
	}
	close(c)
	came := <-done
	return per(start, n, came)
}

func per(start time.Time, n int, came uint64) (float64, error) {
	took := time.Since(start)
	if came != uint64(n) {
		return 0, fmt.Errorf("%d of %d messages came", came, n)
	}
	return float64(took) / float64(n), nil
}

// remote runs a receiver in a process of its own.
func remote(engine string, send func(address string, n int) error) func(n int) (float64, error) {
	return func(n int) (_ float64, err error) {
		program, err := os.Executable()
		if err != nil {
			return 0, err
		}
		cmd := exec.Command(program, "-receive", engine)
		cmd.Stderr = os.Stderr
		in, err := cmd.StdinPipe()
		if err != nil {
			return 0, err
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			return 0, err
		}
		if err := cmd.Start(); err != nil {
			return 0, err
		}
		defer func() { err = errors.Join(err, in.Close(), cmd.Wait()) }()
		lines := bufio.NewScanner(out)
		if !lines.Scan() {
			return 0, errors.New("the receiver has no address")
		}
		address := lines.Text()
		fmt.Fprintln(in, n)
		start := time.Now()
		if err := send(address, n); err != nil {
			return 0, err
		}
		if !lines.Scan() {
			return 0, errors.New("the receiver did not report that all messages have come")
		}
		return per(start, n, uint64(n))
	}
}

// counter writes a line when the wanted number of messages has arrived in order.
type counter struct {
	came, want uint64
	out        io.Writer
}

func newCounter(in io.Reader, out io.Writer) (*counter, error) {
	c := &counter{out: out}
	_, err := fmt.Fscan(in, &c.want)
	return c, err
}

func (c *counter) take(b []byte) {
	if binary.LittleEndian.Uint64(b) != c.came {
		return
	}
	if c.came++; c.came == c.want {
		fmt.Fprintln(c.out, "all")
	}
}

func receiveTCP(in io.Reader, out io.Writer) error {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Fprintln(out, l.Addr())
	all, err := newCounter(in, out)
	if err != nil {
		return err
	}
	conn, err := l.Accept()
	if err != nil {
		return err
	}
	r, buf := bufio.NewReaderSize(conn, 64<<10), make([]byte, 64)
	for {
		if _, err := io.ReadFull(r, buf[:4]); err != nil {
			return nil // the sender is gone
		}
		b := buf[:binary.BigEndian.Uint32(buf)]
		if _, err := io.ReadFull(r, b); err != nil {
			return err
		}
		all.take(b)
	}
}

func sendTCP(address string, n int) error { return sendFrames(address, n, false) }

func sendBatchedTCP(address string, n int) error { return sendFrames(address, n, true) }

func sendFrames(address string, n int, batched bool) error {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return err
	}
	defer func() { time.AfterFunc(time.Second, func() { conn.Close() }) }()
	w := io.Writer(conn)
	batches := bufio.NewWriterSize(conn, 64<<10)
	if batched {
		w = batches
	}
	var b [12]byte
	binary.BigEndian.PutUint32(b[:], 8)
	for i := range n {
		binary.LittleEndian.PutUint64(b[4:], uint64(i))
		if _, err := w.Write(b[:]); err != nil {
			return err
		}
	}
	return batches.Flush()
}

// raw is a codec of gRPC that keeps bytes as they are.
type raw struct{}

func (raw) Marshal(v any) ([]byte, error)   { return *v.(*[]byte), nil }
func (raw) Unmarshal(b []byte, v any) error { *v.(*[]byte) = b; return nil }
func (raw) Name() string                    { return "raw" }

var calls = grpc.ServiceDesc{ServiceName: "bare", HandlerType: (*any)(nil), Streams: []grpc.StreamDesc{{
	StreamName: "take", ClientStreams: true, Handler: func(srv any, s grpc.ServerStream) error {
		all := srv.(*counter)
		var b []byte
		for {
			if err := s.RecvMsg(&b); err != nil {
				return nil // the sender is gone
			}
			all.take(b)
		}
	},
}}}

func receiveGRPC(in io.Reader, out io.Writer) error {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Fprintln(out, l.Addr())
	all, err := newCounter(in, out)
	if err != nil {
		return err
	}
	s := grpc.NewServer(grpc.ForceServerCodec(raw{}))
	s.RegisterService(&calls, all)
	go func() {
		_, _ = io.Copy(io.Discard, in)
		s.Stop()
	}()
	return s.Serve(l)
}

func sendGRPC(address string, n int) error {
	conn, err := grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()), grpc.WithDefaultCallOptions(grpc.ForceCodec(raw{})))
	if err != nil {
		return err
	}
	s, err := conn.NewStream(context.Background(), &calls.Streams[0], "/bare/take")
	if err != nil {
		return err
	}
	for i := range n {
		b := binary.LittleEndian.AppendUint64(nil, uint64(i))
		if err := s.SendMsg(&b); err != nil {
			return err
		}
	}
	return nil
}

func receiveNATS(in io.Reader, out io.Writer) error {
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, NoLog: true, NoSigs: true})
	if err != nil {
		return err
	}
	go s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		return errors.New("the server is not ready")
	}
	conn, err := nats.Connect("", nats.InProcessServer(s))
	if err != nil {
		return err
	}
	var all *counter
	sub, err := conn.Subscribe("bare", func(m *nats.Msg) { all.take(m.Data) })
	if err != nil {
		return err
	}
	if err := errors.Join(sub.SetPendingLimits(-1, -1), conn.Flush()); err != nil {
		return err
	}
	fmt.Fprintln(out, s.ClientURL())
	if all, err = newCounter(in, out); err != nil {
		return err
	}
	_, _ = io.Copy(io.Discard, in)
	s.Shutdown()
	return nil
}

func sendNATS(address string, n int) error {
	conn, err := nats.Connect(address)
	if err != nil {
		return err
	}
	for i := range n {
		if err := conn.Publish("bare", binary.LittleEndian.AppendUint64(nil, uint64(i))); err != nil {
			return err
		}
	}
	return conn.Flush()
}
