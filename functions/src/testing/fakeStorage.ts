import { createHash } from 'node:crypto';
import express from 'express';
import { type LocalServer, serveLocally } from './serveLocally.ts';

/** The few calls of Cloud Storage that the files port makes, over objects in memory. */
export function serveFakeStorage(): Promise<LocalServer> {
  const objects = new Map<string, Buffer>();
  const app = express();
  app.use(express.raw({ type: () => true, limit: '20mb' }));
  app.post('/upload/storage/v1/b/:bucket/o', (request, response) => {
    const name = String(request.query.name);
    const content = contentOf(request.get('content-type') ?? '', request.body);
    objects.set(name, content);
    response.json({ name, md5Hash: createHash('md5').update(content).digest('base64') });
  });
  app.get('/storage/v1/b/:bucket/o/:name', (request, response) => {
    const found = objects.get(request.params.name);
    if (found === undefined) response.status(404).json({ error: { code: 404 } });
    else response.type('application/octet-stream').send(found);
  });
  app.delete('/storage/v1/b/:bucket/o/:name', (request, response) => {
    response.status(objects.delete(request.params.name) ? 204 : 404).json({});
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
