import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { toolsJar } from '../../scripts/stack/emulators/toolsJar.ts';

afterEach(() => vi.unstubAllEnvs());

test('the list of firebase-tools tells where its emulator is kept, and its size', async () => {
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/caché');
  const { path, bytes } = await toolsJar();
  expect(path).toMatch(/^\/caché\/cloud-firestore-emulator-v[\d.]+\.jar$/);
  expect(bytes).toBeGreaterThan(50_000_000);
});

test('the list of firebase-tools is that of its own cache', async () => {
  vi.stubEnv('FIREBASE_EMULATORS_PATH', undefined);
  vi.stubEnv('HOME', '/casa');
  expect((await toolsJar()).path).toContain(join('/casa', '.cache/firebase/emulators/'));
});
