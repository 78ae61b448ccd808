import { runLauncher } from './stack/runLauncher.ts';
import { serveDemo } from './stack/serveDemo.ts';
import { startCompanions } from './stack/startCompanions.ts';

await runLauncher((stop) =>
  serveDemo({
    command: 'npm run dev',
    extraPorts: ['web'],
    startCompanions: (stack) => startCompanions(stack, stop),
    address: ({ ports }) => `http://127.0.0.1:${ports.web}`,
    stop,
  }),
);
