import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import {
  type DocumentLinkView,
  type LinkedDocumentAnswer,
  type NewLinkRequest,
  newLinkRequest,
  type RevokeLinkRequest,
  revokeLinkRequest,
} from './documentLink.ts';

/** Links that open one document to anybody with the link; the secret travels in a header. */
export const linkEndpoints = {
  makeLink: post('/drive/links', 'writeDrive').of<NewLinkRequest, DocumentLinkView>(),
  revokeLink: post('/drive/links/:linkId/revoke', 'writeDrive').of<RevokeLinkRequest, object>(),
  readLink: get('/public/links', 'anybody').of<undefined, LinkedDocumentAnswer>(),
  readLinked: get('/public/links/document', 'anybody').of<undefined, Written>(),
};

export const linkSchemas: SchemasOf<typeof linkEndpoints> = {
  makeLink: newLinkRequest,
  revokeLink: revokeLinkRequest,
};
