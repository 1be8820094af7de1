package conn_test

import (
	"bufio"
	"fmt"
	"log"
	"net"
	"strings"

	"github.com/wirebench/wirebench/engine/conn"
)

// answer answers each line of a connection until the connection ends.
func answer(c net.Conn) {
	for lines := bufio.NewScanner(c); lines.Scan(); {
		if _, err := fmt.Fprintln(c, strings.ToUpper(lines.Text())); err != nil {
			log.Print(err)
			return
		}
	}
}

// link is what a sender uses: it sends a line and returns the answer.
type link func(line string) (string, error)

func newLink(c net.Conn) (link, error) {
	answers := bufio.NewReader(c)
	return func(line string) (string, error) {
		if _, err := fmt.Fprintln(c, line); err != nil {
			return "", err
		}
		return answers.ReadString('\n')
	}, nil
}

// An engine serves connections, and dials one for each of two receivers.
func Example() {
	address, there, err := conn.Serve(conn.TCP, "127.0.0.1", answer)
	if err != nil {
		fmt.Println(err)
		return
	}
	links, here, err := conn.Dial(conn.TCP, address, 2, newLink)
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, send := range links {
		text, err := send(fmt.Sprint("hello from sender ", i))
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(text)
	}
	fmt.Println(here.Close(), there.Close())
	// Output:
	// HELLO FROM SENDER 0
	// HELLO FROM SENDER 1
	// <nil> <nil>
}
