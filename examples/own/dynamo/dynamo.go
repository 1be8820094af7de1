// Package dynamo has items of DynamoDB tables.
package dynamo

import (
	"fmt"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
)

type Item map[string]types.AttributeValue

func Samples() []Item {
	var all []Item
	for i := range 200 {
		all = append(all, Item{
			"id":    &types.AttributeValueMemberS{Value: fmt.Sprint("id-", i)},
			"price": &types.AttributeValueMemberN{Value: "12.5"},
			"tags":  &types.AttributeValueMemberSS{Value: []string{"a", "b"}},
			"ok":    &types.AttributeValueMemberBOOL{Value: true},
			"sub": &types.AttributeValueMemberM{Value: map[string]types.AttributeValue{
				"list": &types.AttributeValueMemberL{Value: []types.AttributeValue{&types.AttributeValueMemberN{Value: "1"}, &types.AttributeValueMemberNULL{Value: true}}},
			}},
		})
	}
	return all
}
