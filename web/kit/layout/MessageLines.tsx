/** A message of the service, one paragraph for each of its lines: a sentence, then its details. */
export function MessageLines({ text }: { text: string }) {
  return text.split('\n').map((line) => <p key={line}>{line}</p>);
}
