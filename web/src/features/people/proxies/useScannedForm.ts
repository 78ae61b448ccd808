import { at, type OpenedForm, proxyFormEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

const name = 'poder';

/**
 * The printed form whose code brought somebody here, in the address: whose it is and for which units.
 * Null when there is none, or until it is known.
 */
export function useScannedForm() {
  const [search, setSearch] = useSearchParams();
  const token = search.get(name);
  const [form, setForm] = useState<OpenedForm | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    setForm(null);
    setFailure(null);
    if (token === null) return;
    const leaving = new AbortController();
    askApi(at(proxyFormEndpoints.openProxyForm, { token })).then(
      (found) => {
        if (!leaving.signal.aborted) setForm(found);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setFailure(ApiFailure.of(error));
      },
    );
    return () => leaving.abort();
  }, [token]);

  return {
    form,
    failure,
    /** The proxy was handed in, or the dialog left. */
    close: () =>
      setSearch(
        (before) => {
          before.delete(name);
          return before;
        },
        { replace: true },
      ),
  };
}
