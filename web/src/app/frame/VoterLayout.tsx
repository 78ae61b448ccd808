import type { ReactNode } from 'react';
import { useSession } from '../../firebase/session/session.tsx';
import { AssemblyLogo } from '../../ui/pictures/AssemblyLogo.tsx';
import { ColorModeButton } from '../look/ColorModeButton.tsx';
import { ProductMark } from '../look/ProductMark.tsx';
import { leaveForHome } from '../signIn/arrival.ts';
import { RehearsalMessage } from './RehearsalMessage.tsx';

/** The least around the ballot: whose assembly it is and the way home. Light, to start fast. */
export function VoterLayout({ children }: { readonly children: ReactNode }) {
  const { assemblyName } = useSession();
  return (
    <div className="voter-layout">
      <header className="voter-layout-header">
        <a href="/" onClick={leaveForHome} className="voter-layout-home">
          <AssemblyLogo height="2rem" />
          {assemblyName ?? <ProductMark />}
        </a>
        <ColorModeButton />
      </header>
      <RehearsalMessage />
      <main className="voter-layout-main">{children}</main>
    </div>
  );
}
