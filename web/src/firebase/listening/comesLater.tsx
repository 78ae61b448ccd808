import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { importWhenOnline } from './importWhenOnline.ts';

/** Brings each part that comes later, in the order in which they were met; it grows while it is read. */
export const laterParts: (() => Promise<unknown>)[] = [];

/**
 * A part that the page's first screen does without: a dialog, another tab. It is brought once the page stands
 * (`DefaultLayout`), so that a press finds it there, also without network; pressed before, `fallback` is in its place.
 */
export function comesLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) {
  let here: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const bring = async () => {
    here = await load();
    return here;
  };
  laterParts.push(bring);

  const found = () => {
    if (here !== undefined) return here;
    coming ??= importWhenOnline(bring);
    return coming;
  };
  return (props: P) => (
    <Suspense fallback={fallback}>
      <Found find={found} props={props} />
    </Suspense>
  );
}

interface FoundProps<P> {
  /** The component already loaded needs no other turn. */
  readonly find: () => ComponentType<P> | Promise<ComponentType<P>>;
  readonly props: P;
}

function Found<P extends object>({ find, props }: FoundProps<P>) {
  const found = find();
  const Part = found instanceof Promise ? use(found) : found;
  return <Part {...props} />;
}
