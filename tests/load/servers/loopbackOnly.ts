import { Server } from 'node:net';

// Loaded before functions-framework, which listens on every address of the machine: this keeps it here.
const { listen } = Server.prototype;
Object.defineProperty(Server.prototype, 'listen', {
  value(this: Server, port: number, onListening?: () => void) {
    return listen.call(this, { port, host: '127.0.0.1' }, onListening);
  },
});
