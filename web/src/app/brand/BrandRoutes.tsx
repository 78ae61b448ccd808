import { type Brand, doorBrandOf, lookOf } from '@asamblea/domain';
import { useCallback } from 'react';
import { LogoPage } from '../../features/kernel/brand/LogoPage.tsx';
import { StylesPage } from '../../features/kernel/brand/StylesPage.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { wearLook } from '../look/wornLook.ts';
import { BrandPreviews } from './BrandPreviews.tsx';

/** `/settings/styles`, with the pages as they would look. */
export function StylesRoute() {
  return <StylesPage Previews={BrandPreviews} onSaved={useWear()} />;
}

/** `/file/logo` */
export function LogoRoute() {
  return <LogoPage onSaved={useWear()} />;
}

/** A change of the assembly's look is seen at once. */
function useWear() {
  const { session, cot } = useSession();
  const { assembly } = session;
  return useCallback(
    (brand: Brand) => {
      if (assembly === null || cot === null) return;
      wearLook('session', assembly, lookOf(doorBrandOf(cot, brand)), 'page');
    },
    [assembly, cot],
  );
}
