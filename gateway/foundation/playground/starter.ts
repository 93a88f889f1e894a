/** The editor's content for a new visitor. */
export const STARTER = `# The graph of Guerdon, as you: your session and your abilities decide what is answered.
# Ctrl-Space completes, Ctrl-Enter sends; the book at the left describes every type.
query Starter {
  viewer {
    id
    isStaff
    abilities
    organization {
      name
    }
  }
  advertisers(page: { size: 5 }) {
    items {
      id
      name
      status
      balance {
        amount
        currency
      }
    }
    page {
      totalCount
    }
  }
}
`;
