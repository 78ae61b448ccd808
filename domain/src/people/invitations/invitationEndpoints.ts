import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { SignInAnswer } from '../../kernel/signIn/codeSignInRequests.ts';
import {
  type BulkInvitationAnswer,
  type BulkInvitationRequest,
  bulkInvitationRequest,
  type InvitationSheetsAnswer,
  type InvitationSheetsRequest,
  type InvitationsAnswer,
  invitationSheetsRequest,
  type RevokeInvitationsRequest,
  revokeInvitationsRequest,
} from './bulkInvitations.ts';
import {
  type DeskInvitation,
  type DeskInvitationRequest,
  deskInvitationRequest,
  type InvitationRequest,
  invitationRequest,
} from './invitationRequests.ts';

/** Links that let somebody in once: given at a desk or to many, used, and taken back. */
export const invitationEndpoints = {
  enterByInvitation: post('/auth/invitation', 'anybody').of<InvitationRequest, SignInAnswer>(),
  inviteAtDesk: post('/invitations/desk', 'inviteAtDesk').of<
    DeskInvitationRequest,
    DeskInvitation
  >(),
  readInvitations: get('/invitations', 'inviteInBulk').of<undefined, InvitationsAnswer>(),
  inviteInBulk: post('/invitations/bulk', 'inviteInBulk').of<
    BulkInvitationRequest,
    BulkInvitationAnswer
  >(),
  writeSheets: post('/invitations/sheets', 'inviteInBulk').of<
    InvitationSheetsRequest,
    InvitationSheetsAnswer
  >(),
  revokeInvitations: post('/invitations/revoke', 'inviteInBulk').of<
    RevokeInvitationsRequest,
    { readonly revoked: number }
  >(),
};

export const invitationSchemas: SchemasOf<typeof invitationEndpoints> = {
  enterByInvitation: invitationRequest,
  inviteAtDesk: deskInvitationRequest,
  inviteInBulk: bulkInvitationRequest,
  writeSheets: invitationSheetsRequest,
  revokeInvitations: revokeInvitationsRequest,
};
