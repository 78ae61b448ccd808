import { createHash } from 'node:crypto';
import express from 'express';
import { type LocalServer, serveLocally } from './serveLocally.ts';

/** The few calls of Cloud Storage that the files port makes, over objects in memory. */
export function serveFakeStorage(): Promise<LocalServer> {
  const objects = new Map<string, Buffer>();
  const app = express();
  app.post('/storage/v1/b/:bucket/o/:name/compose', express.json(), (request, response) => {
    const sources: readonly { readonly name: string }[] = request.body.sourceObjects;
    const found = sources.map(({ name }) => objects.get(name));
    const isRefused = sources.length > 32 || found.includes(undefined);
    if (isRefused) {
      response.status(sources.length > 32 ? 400 : 404).json({ error: { code: 404 } });
      return;
    }
    objects.set(request.params.name, Buffer.concat(found.map((one) => one ?? Buffer.of())));
    response.json({ name: request.params.name });
  });
  app.use(express.raw({ type: () => true, limit: '20mb' }));
  app.post('/upload/storage/v1/b/:bucket/o', (request, response) => {
    const name = String(request.query.name);
    const content = contentOf(request.get('content-type') ?? '', request.body);
    objects.set(name, content);
    response.json({ name, md5Hash: createHash('md5').update(content).digest('base64') });
  });
  app.get('/storage/v1/b/:bucket/o', (request, response) => {
    const inside = [...objects.keys()].filter((one) =>
      one.startsWith(String(request.query.prefix)),
    );
    response.json({ items: inside.sort().map((name) => ({ name })) });
  });
  app.get('/storage/v1/b/:bucket/o/:name', (request, response) => {
    const found = objects.get(request.params.name);
    if (found === undefined) response.status(404).json({ error: { code: 404 } });
    else if (request.query.alt === 'media') response.type('application/octet-stream').send(found);
    else response.json({ name: request.params.name });
  });
  app.delete('/storage/v1/b/:bucket/o/:name', (request, response) => {
    response.status(objects.delete(request.params.name) ? 204 : 404).json({});
  });
  // The file of a signed address: the signer is not checked.
  app.get('/:bucket/*name', (request, response) => {
    const found = objects.get(request.path.split('/').slice(2).join('/'));
    if (found === undefined) response.status(404).send();
    else {
      response.set('Content-Disposition', String(request.query['response-content-disposition']));
      response.type(String(request.query['response-content-type'])).send(found);
    }
  });
  return serveLocally(app);
}

/** The second part of a `multipart/related` body: the first is the description of the object. */
function contentOf(type: string, body: Buffer): Buffer {
  const mark = `\r\n--${/boundary="?([^";]+)/u.exec(type)?.[1] ?? ''}`;
  const second = body.indexOf(mark);
  const from = body.indexOf('\r\n\r\n', second + mark.length) + 4;
  return Buffer.from(body.subarray(from, body.indexOf(mark, from)));
}
