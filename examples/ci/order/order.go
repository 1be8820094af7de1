// Package order has the messages of a shop.
package order

// Order is a message.
type Order struct {
	ID    int64
	Name  string
	Items []Item
	Total Money
}

// Item is an item of an order.
type Item struct {
	Article string
	Number  int
	Price   Money
}
