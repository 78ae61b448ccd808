import type { Trigger } from './listTriggers.ts';

/** Tells the emulator which changes concern each function; it names the function when one happens. */
export async function registerTriggers(
  firestore: string,
  projectId: string,
  triggers: readonly Trigger[],
): Promise<void> {
  for (const { name, eventType, database, namespace, document } of triggers) {
    const url = `http://${firestore}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${name}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({
        eventType,
        database,
        namespace,
        document: { value: document, matchType: 'PATH_PATTERN' },
      }),
    });
    if (!response.ok) throw new Error(`${name} was not registered: ${await response.text()}`);
  }
}
