import { Server } from 'node:net';

// Loaded before functions-framework, which listens on every address of the machine
// (GoogleCloudPlatform/functions-framework-nodejs#104) and has no option for another: this keeps it here, and ends
// when the framework takes a host beside its port.
const { listen } = Server.prototype;
Object.defineProperty(Server.prototype, 'listen', {
  value(this: Server, port: number, onListening?: () => void) {
    return listen.call(this, { port, host: '127.0.0.1' }, onListening);
  },
});
