import { readProxyFormCode } from '@asamblea/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** A printed proxy form read at the search of people opens at the proxies of the desk. */
export function useFormScan(query: string): void {
  const [, setSearch] = useSearchParams();
  const token = readProxyFormCode(query);
  useEffect(() => {
    if (token !== null) setSearch({ mesa: 'poderes', poder: token }, { replace: true });
  }, [token, setSearch]);
}
