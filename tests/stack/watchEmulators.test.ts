import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { watchEmulators } from '../../scripts/stack/emulators/watchEmulators.ts';
import { stackPorts } from '../../scripts/stack/ports/stackPorts.ts';

const stack = {
  ports: stackPorts('test', '20000'),
  emulator: { kind: 'cloudSdk', java: 17, jar: '' },
  services: ['firestore'],
} as const;

test('tells which emulator stopped answering while firebase-tools goes on', async () => {
  const firestore = createServer();
  await new Promise<void>((resolve) => {
    firestore.listen(stack.ports.firestore, '127.0.0.1', resolve);
  });
  const watch = watchEmulators(new Promise(() => undefined), stack);
  firestore.close();
  expect(await watch.died).toBe('Dejó de responder la base de datos (puerto 28180).');
  watch.end();
});

test('tells that firebase-tools ended', async () => {
  const watch = watchEmulators(Promise.resolve(0), stack);
  expect(await watch.died).toBe('Los emuladores se cerraron solos.');
  watch.end();
});
