import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

// Loaded into an instance under test: a signal begins to look at what it does, and the next one ends it.
const file = process.env.PROFILE_FILE;
let session: Session | null = null;

async function begin(into: string): Promise<void> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  // The beginning costs as much as many votes: the measure waits for it.
  writeFileSync(`${into}.begun`, '');
}

async function end(open: Session, into: string): Promise<void> {
  const { profile } = await open.post('Profiler.stop');
  open.disconnect();
  // The waiting process must find it whole.
  writeFileSync(`${into}.part`, JSON.stringify(profile));
  renameSync(`${into}.part`, into);
}

if (file !== undefined) {
  process.on('SIGUSR2', () => {
    const open = session;
    session = null;
    void (open === null ? begin(file) : end(open, file));
  });
}
