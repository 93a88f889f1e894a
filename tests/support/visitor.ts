// A browser without a screen: keeps cookies by name and path, follows redirects one at a time, fills forms.

export interface Answer {
  status: number;
  url: string;
  headers: Headers;
  text: string;
  /** Where a redirect leads, absolute. */
  location: string | null;
}

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/** What a browser sends when a person follows a link or sends a form. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export class Visitor {
  /** By name; those of a path by name and path. */
  readonly cookies = new Map<string, Cookie>();
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string> = { 'accept-language': 'en' }) {
    this.headers = headers;
  }

  /** Another tab, or a thief: the same cookies, separate from now on. */
  copy(): Visitor {
    const other = new Visitor(this.headers);
    for (const [name, cookie] of this.cookies) other.cookies.set(name, cookie);
    return other;
  }

  /** One request; redirects are answered, not followed. */
  async send(url: string, init: RequestInit = {}): Promise<Answer> {
    const { pathname } = new URL(url);
    const cookie = [...this.cookies]
      .filter(
        ([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const headers = { ...NAVIGATION, ...this.headers, ...(init.headers as Record<string, string>) };
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: cookie ? { ...headers, cookie } : headers,
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      url,
      headers: answer.headers,
      text: await answer.text(),
      location: location === null ? null : new URL(location, url).href,
    };
  }

  /** Posts a form as a browser would. */
  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: new URL(url).origin, ...headers },
    });
  }

  /** Follows redirects to a page, at most ten. */
  async follow(first: Answer): Promise<Answer> {
    let answer = first;
    for (let step = 0; answer.location !== null && step < 10; step++)
      answer = await this.send(answer.location);
    return answer;
  }

  private keep(line: string): void {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const attributes = rest.join('; ');
    const expires = /expires=([^;]+)/i.exec(attributes)?.[1];
    const isGone =
      /max-age=0\b/i.test(attributes) || (expires !== undefined && Date.parse(expires) <= Date.now());
    const path = /path=([^;]+)/i.exec(attributes)?.[1] ?? '/';
    const key = path === '/' ? name : `${name} ${path}`;
    if (isGone) this.cookies.delete(key);
    else {
      this.cookies.set(key, { value: pair.slice(pair.indexOf('=') + 1), path, attributes });
    }
  }
}
