import type { Socket } from 'node:net';

/** Maximum concurrent requests per key. */
export interface ConcurrencyLimit {
  /** Takes a place for a request of this connection. Returns the function that releases it, or null when no place is free. */
  enter(key: string, socket: Socket): (() => void) | null;
}

/** A place is released with its connection at the latest: a response queued behind others never learns that the connection closed. */
export function concurrencyLimit(most: number): ConcurrencyLimit {
  const counts = new Map<string, number>();
  const places = new WeakMap<Socket, Set<() => void>>();

  function placesOf(socket: Socket): Set<() => void> {
    const existing = places.get(socket);
    if (existing) return existing;
    const newReleases = new Set<() => void>();
    places.set(socket, newReleases);
    socket.once('close', () => {
      for (const leave of newReleases) leave();
    });
    return newReleases;
  }

  return {
    enter(key, socket) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      const ofSocket = placesOf(socket);
      const leave = () => {
        if (!ofSocket.delete(leave)) return;
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
      ofSocket.add(leave);
      return leave;
    },
  };
}
