import { type Api, apis } from './apis.ts';
import { supports, type Versions } from './supports.ts';

/** The name that browsers give to the only object of a class. */
const singletons: Readonly<Record<string, string>> = {
  ...{ Navigator: 'navigator', Document: 'document', Screen: 'screen', History: 'history' },
  ...{ Location: 'location', Crypto: 'crypto', Performance: 'performance' },
};

/**
 * The features that the oldest browsers lack, by how a script names them. A member is told by its name alone,
 * since nobody knows of what kind the object before the dot is: names that something older also has are not
 * here, and neither are members of something that is itself too late, which a script must name first.
 */
export const laterApis = {
  globals: namesOf('global', ({ name }) => name),
  statics: namesOf('static', ({ owner, name }) => `${owner}.${name}`),
  members: laterMembers(),
  /** The members of the only object of its kind, as `navigator.wakeLock`. */
  ofSingletons: laterOfSingletons(),
} as const;

/** Everything those browsers lack, to be taken away from one that has it. */
export function lackedBy(versions: Versions): readonly Pick<Api, 'owner' | 'name'>[] {
  const nameOf = ({ owner, name }: Api) => `${owner}.${name}`;
  // A worker may lack what a page has by the same name.
  const had = new Set(apis.filter(({ compat }) => supports(compat, versions)).map(nameOf));
  return apis.filter((api) => !had.has(nameOf(api))).map(({ owner, name }) => ({ owner, name }));
}

function namesOf(kind: Api['kind'], nameOf: (api: Api) => string): ReadonlySet<string> {
  const own = apis.filter((api) => api.kind === kind);
  // `setTimeout` is told of pages and of workers: one that has it is enough to know the name.
  const known = new Set(own.filter(({ compat }) => supports(compat)).map(nameOf));
  return new Set(own.map(nameOf).filter((name) => !known.has(name)));
}

function laterOfSingletons(): ReadonlySet<string> {
  const own = apis.filter(({ owner, compat }) => owner in singletons && !supports(compat));
  return new Set(own.map(({ owner, name }) => `${singletons[owner]}.${name}`));
}

function laterMembers(): ReadonlySet<string> {
  const globals = namesOf('global', ({ name }) => name);
  const members = apis.filter(({ kind }) => kind !== 'global');
  const older = new Set(members.filter(({ compat }) => supports(compat)).map(({ name }) => name));
  return new Set(
    members
      .filter(
        ({ kind, owner, name }) => kind === 'member' && !globals.has(owner) && !older.has(name),
      )
      .map(({ name }) => name),
  );
}
