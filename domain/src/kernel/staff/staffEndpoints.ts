import { get, post, type SchemasOf } from '../access/endpoint.ts';
import {
  type ChangeRoleRequest,
  type ChangeStaffRequest,
  changeRoleRequest,
  changeStaffRequest,
  type InviteStaffRequest,
  inviteStaffRequest,
  type RemoveStaffRequest,
  type RolesAnswer,
  removeStaffRequest,
  type StaffAnswer,
  type StaffInvitationAnswer,
  type StaffLinkRequest,
  type StaffSignInAnswer,
  type StaffSignInRequest,
  staffLinkRequest,
  staffSignInRequest,
} from './staffRequests.ts';

/** The staff of the assembly, and the door by which they come in the first time. */
export const staffEndpoints = {
  inviteStaff: post('/staff/invite', 'manageStaff').of<InviteStaffRequest, StaffInvitationAnswer>(),
  renewStaffLink: post('/staff/link', 'manageStaff').of<StaffLinkRequest, StaffInvitationAnswer>(),
  changeStaff: post('/staff/change', 'manageStaff').of<ChangeStaffRequest, StaffAnswer>(),
  readRoles: get('/staff/roles', 'manageStaff').of<undefined, RolesAnswer>(),
  changeRole: post('/staff/role', 'manageStaff').of<ChangeRoleRequest, StaffAnswer>(),
  removeStaff: post('/staff/remove', 'manageStaff').of<RemoveStaffRequest, StaffAnswer>(),
  enterByStaffLink: post('/auth/staff-invitation', 'anybody').of<
    StaffSignInRequest,
    StaffSignInAnswer
  >(),
};

export const staffSchemas: SchemasOf<typeof staffEndpoints> = {
  inviteStaff: inviteStaffRequest,
  renewStaffLink: staffLinkRequest,
  changeStaff: changeStaffRequest,
  changeRole: changeRoleRequest,
  removeStaff: removeStaffRequest,
  enterByStaffLink: staffSignInRequest,
};
