/** Takes everything out of the database of this worker, as fast as the emulator can. */
export async function emptyDatabase(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The database was not emptied: ${await response.text()}`);
}

/**
 * Makes the emulator as it was when it started. It goes through all it ever held for each query, deleted
 * documents too: after this it has nothing to go through. Only for tests that share it with nobody.
 */
export async function resetEmulator(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host } = process.env;
  const response = await fetch(`http://${host}/reset`, { method: 'POST' });
  // Not every emulator knows of it.
  if (!response.ok) await emptyDatabase();
}
