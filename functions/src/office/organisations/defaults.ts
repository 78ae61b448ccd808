import {
  type Assembly,
  accept,
  type Brand,
  type DefaultsAnswer,
  type DefaultsRequest,
  type GeneralSettings,
  type OrganisationDefaults,
  type OrganisationRecord,
  type Outcome,
  refuse,
  type StaffMember,
  settleBylaws,
  staffMemberOf,
  type UsualAssembly,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

interface Place {
  readonly organisationId: string;
  /** The assembly of the caller: its staff may be added. */
  readonly assemblyId: string;
  readonly assembly: Assembly;
}

/** The first values of the form of a new assembly: the defaults, or those of the present assembly. */
export function usualOf(
  organisation: Pick<OrganisationRecord, 'defaults'> | undefined,
  { kind, rulePack, country, timeZone }: Assembly,
): UsualAssembly {
  return organisation?.defaults?.usual ?? { kind, rulePack, country, timeZone };
}

/** The first values of new assemblies, and the people who could join their staff. */
export async function readDefaults(place: Place): Promise<DefaultsAnswer> {
  const { organisationId, assemblyId, assembly } = place;
  const [organisation, members, settings] = await Promise.all([
    officeDocuments.organisation(organisationId).get(),
    documents.members(assemblyId).where('personId', '==', null).get(),
    documents.generalSettings(assemblyId).get(),
  ]);
  const { staff = [], off = [], bylaws = {}, brand } = organisation.data()?.defaults ?? {};
  const known = new Set(staff.map(({ uid }) => uid));
  return {
    usual: usualOf(organisation.data(), assembly),
    staff,
    off,
    bylaws,
    ...(brand === undefined ? {} : { brand }),
    ...(assembly.brand === undefined ? {} : { hereBrand: assembly.brand }),
    here: bylawsOf(assembly, settings.data()),
    candidates: members.docs
      .flatMap((one): readonly StaffMember[] => {
        const member = staffMemberOf(one.data());
        return member === null ? [] : [member];
      })
      .filter(({ uid }) => !known.has(uid))
      .sort((a, b) => a.name.localeCompare(b.name, 'es')),
  };
}

/** That of the assembly one is in, ours, or as it was. */
function brandFor(
  { brand: asked }: DefaultsRequest,
  known: Brand | undefined,
  here: Brand | undefined,
): Brand | undefined {
  if (asked === undefined) return known;
  return asked === 'here' ? here : undefined;
}

function bylawsOf(
  { rulePack, majorities = [], quorums = [], arrears }: Assembly,
  settings: GeneralSettings | undefined,
): DefaultsAnswer['here'] {
  return {
    ...{ rulePack, majorities, proxyBylaws: settings?.proxyBylaws ?? null },
    ...(quorums.length === 0 ? {} : { quorums }),
    ...(arrears === undefined ? {} : { arrears }),
  };
}

/**
 * Says what new assemblies begin with. Those that there are stay as they are. An added person is of the staff
 * of the present assembly, so that no account is let in by its name.
 */
export function setDefaults({
  organisationId,
  assemblyId,
  request,
}: Omit<Place, 'assembly'> & { readonly request: DefaultsRequest }): Promise<
  Outcome<OrganisationDefaults>
> {
  const reference = officeDocuments.organisation(organisationId);
  return transact(async (tx) => {
    const [organisation, assembly, settings, ...members] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.generalSettings(assemblyId)),
      ...request.staff.map(({ uid }) => tx.get(documents.member(assemblyId, uid))),
    ]);
    const known = organisation.data()?.defaults;
    const before = known?.staff ?? [];
    const staff = request.staff.flatMap(({ uid, role }, place): readonly StaffMember[] => {
      const member = members[place]?.data();
      const own = member === undefined ? null : staffMemberOf(member);
      const one = own ?? before.find((former) => former.uid === uid);
      return one === undefined ? [] : [{ ...one, role }];
    });
    if (staff.length < request.staff.length) return refuse('staff-unknown');
    const { usual, off = known?.off ?? [] } = request;
    const held = assembly.data();
    if (held === undefined) return refuse('assembly-unknown');
    const bylaws = settleBylaws(known?.bylaws, bylawsOf(held, settings.data()), request);
    const brand = brandFor(request, known?.brand, held.brand);
    const { brand: _before, ...others } = known ?? {};
    const kept = { ...others, ...(brand === undefined ? {} : { brand }) };
    const defaults = { ...kept, usual, staff, off, bylaws };
    tx.update(reference, { defaults });
    return accept(defaults);
  });
}
