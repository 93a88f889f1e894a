import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server for tests that stores received mails. */
export interface SmtpSink {
  url: string;
  /** Messages it answered for, as they came. */
  messages: string[];
  /** Its reply to the end of a message; null keeps the sender waiting. */
  answer: string | null;
  /** Accepts the messages whose senders are kept waiting. */
  takeWaiting(): void;
  /** Its reply to a recipient. */
  recipientAnswer: string;
  /** Milliseconds it takes for each of its answers. */
  pause: number;
  /** Senders connected at this moment. */
  connections(): number;
  /** Ends when a message has come, answered or not. */
  received(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let onMessage = () => {};
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    answer: '250 taken',
    takeWaiting() {
      for (const take of waiting.splice(0)) take();
    },
    recipientAnswer: '250 known',
    pause: 0,
    connections: () => sockets.size,
    received: () =>
      new Promise((resolve) => {
        onMessage = resolve;
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  function talk(socket: Socket): void {
    let text = '';
    let isMessage = false;
    const say = (line: string) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), sink.pause);
    say('220 sink');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          isMessage = false;
          onMessage();
          const take = (answer: string) => {
            if (answer.startsWith('2')) sink.messages.push(part);
            say(answer);
          };
          if (sink.answer === null) waiting.push(() => take('250 taken'));
          else take(sink.answer);
          continue;
        }
        const [verb = ''] = part.toUpperCase().split(' ');
        isMessage = verb === 'DATA';
        const answers: Record<string, string> = {
          DATA: '354 go on',
          RCPT: sink.recipientAnswer,
          QUIT: '221 bye',
          STARTTLS: '502 not here',
        };
        say(answers[verb] ?? '250 fine');
      }
    });
  }
  return sink;
}
