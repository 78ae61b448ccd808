import express, { type Express, type Response } from 'express';

interface Version {
  data: string | null;
  state: 'ENABLED' | 'DISABLED' | 'DESTROYED';
}

/** As much of Secret Manager's REST as the keys use, with its statuses. */
export function fakeSecretManager(): {
  readonly app: Express;
  readonly token: string;
  readonly versionsOf: (secretId: string) => Version[];
} {
  const token = 'good';
  const secrets = new Map<string, Version[]>();
  const app = express();
  const fail = (response: Response, code: number, status: string) =>
    response.status(code).json({ error: { code, status } });
  app.use(express.json());
  app.use((request, response, next) => {
    if (request.get('authorization') === `Bearer ${token}`) next();
    else fail(response, 401, 'UNAUTHENTICATED');
  });
  app.post('/v1/projects/demo/secrets', (request, response) => {
    const id = String(request.query.secretId);
    if (secrets.has(id)) return fail(response, 409, 'ALREADY_EXISTS');
    secrets.set(id, []);
    return response.json({ name: id });
  });
  app.post(/^\/v1\/projects\/demo\/secrets\/([^/:]+):addVersion$/u, (request, response) => {
    const versions = secrets.get(request.params[0] ?? '');
    if (versions === undefined) return fail(response, 404, 'NOT_FOUND');
    versions.push({ data: String(request.body.payload.data), state: 'ENABLED' });
    return response.json({ name: `${versions.length}` });
  });
  app.all(
    /^\/v1\/projects\/demo\/secrets\/([^/:]+)\/versions\/1(?::(access|destroy))?$/u,
    (request, response) => {
      const version = secrets.get(request.params[0] ?? '')?.[0];
      const verb = request.params[1];
      if (version === undefined) return fail(response, 404, 'NOT_FOUND');
      if (verb !== undefined && version.state !== 'ENABLED') {
        return fail(response, 400, 'FAILED_PRECONDITION');
      }
      if (verb === 'access') return response.json({ payload: { data: version.data } });
      if (verb === 'destroy') Object.assign(version, { data: null, state: 'DESTROYED' });
      return response.json({ state: version.state });
    },
  );
  return { app, token, versionsOf: (id) => secrets.get(id) ?? [] };
}
