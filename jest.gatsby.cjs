// Gatsby takes the queries out of components when it builds them. In tests they are what they are then: nothing.
module.exports = { graphql: () => undefined };
