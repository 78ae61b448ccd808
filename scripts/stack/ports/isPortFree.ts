import { connect, createServer } from 'node:net';

/**
 * Free means that nobody answers and that it can be opened. Both are asked because on macOS
 * a loopback port can be opened over a program that listens on all addresses.
 */
export async function isPortFree(port: number): Promise<boolean> {
  return !(await answers('127.0.0.1', port)) && (await canListen(port));
}

export function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (isAnswering: boolean) => {
      socket.destroy();
      resolve(isAnswering);
    };
    socket.setTimeout(2_000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}
