/** What an API key or a service account is made of, as its downloaded file holds it, and where Guerdon is. */
export interface ApiKey {
  /** The public address, for example `http://localhost:4000`. */
  url: string;
  clientId: string;
  clientSecret: string;
}

/** Asks one operation; `Data` is the shape of its answer. Throws with the gateway's message on any error. */
export type Ask = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

interface Token {
  text: string;
  /** Milliseconds since 1970 from which on another is asked for. */
  until: number;
}

/** A whole client: trades the key for a token of five minutes, keeps it until shortly before its end, asks over HTTP. */
export function guerdonClient({ url, clientId, clientSecret }: ApiKey): Ask {
  let token: Promise<Token> | undefined;

  async function trade(): Promise<Token> {
    const answer = await fetch(`${url}/oidc/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`);
    const { access_token: text, expires_in: seconds } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    return { text, until: Date.now() + (seconds - 30) * 1000 };
  }

  async function currentToken(): Promise<string> {
    const held = await token?.catch(() => undefined);
    if (!held || held.until <= Date.now()) token = trade();
    return (await (token as Promise<Token>)).text;
  }

  return async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await currentToken()}` },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: { message: string }[] };
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `Status ${answer.status}`);
    return data;
  };
}
