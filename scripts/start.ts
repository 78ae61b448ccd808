import { runLauncher } from './stack/runLauncher.ts';
import { serveDemo } from './stack/serveDemo.ts';

await runLauncher((stop) =>
  serveDemo({
    command: 'npm start',
    extraPorts: [],
    address: ({ ports }) => `http://127.0.0.1:${ports.hosting}`,
    stop,
  }),
);
