// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Order is a order.Order in Go.
struct Order {
  1: i64 ID
  2: string Number
  3: i32 Status
  4: Time Placed
  5: optional Time Due
  6: Customer Customer
  7: Address Shipping
  8: optional Address Billing
  9: list<Line> Lines
  10: Money Total
  11: map<string, Money> Taxes
  12: list<Event> History
  13: map<string, double> Weights
  14: bool Gift
  15: optional string Note
}

// Customer is a order.Customer in Go.
struct Customer {
  1: i64 ID
  2: string Name
  3: string Email
  4: optional string Phone
  5: map<string, bool> Consents
  6: map<string, string> Labels
}

// Address is a order.Address in Go.
struct Address {
  1: string Name
  2: list<string> Lines
  3: string City
  4: string Zip
  5: string Country
}

// Line is a order.Line in Go.
struct Line {
  1: string SKU
  2: string Title
  3: i64 Quantity
  4: Money Price
  5: double TaxRate
  6: optional Discount Discount
  7: map<string, string> Attributes
}

// Money is a order.Money in Go.
struct Money {
  1: i64 Amount
  2: string Currency
}

// Discount is a order.Discount in Go.
struct Discount {
  1: string Code
  2: i16 Percent
}

// Event is a order.Event in Go.
struct Event {
  1: Time At
  2: i32 Status
  3: string Note
}
