import { get } from '../../kernel/access/endpoint.ts';
import type { OpenedForm, ProxyFormsAnswer } from './proxyForm.ts';

/** The printed form of each owner, and the proxy that its code opens. */
export const proxyFormEndpoints = {
  readProxyForms: get('/notices/forms', 'readNotices').of<undefined, ProxyFormsAnswer>(),
  openProxyForm: get('/notices/forms/:token', 'openProxyForm').of<undefined, OpenedForm>(),
};
