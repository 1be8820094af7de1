// Package order has the messages of a shop.
package order

// Order is a message.
type Order struct {
	ID    int64
	Name  string
	Items []Item
	Total Money
}

// Item is a part of one.
type Item struct {
	Article string
	Number  int
	Price   Money
}
