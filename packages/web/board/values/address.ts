import { useLocation, useSearch } from 'wouter';

/** Query parameters of a view's address, by name. Empty parameters are omitted. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * The query of the view's address, after the `#`, and a function that changes parameters of it. Each change adds an entry
 * to the browser's history, so that the back button undoes it.
 */
export function useAddress(): readonly [URLSearchParams, (changes: AddressChanges) => void] {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  return [
    params,
    (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') params.delete(name);
        else params.set(name, value);
      }
      const query = params.toString();
      navigate(query === '' ? path : `${path}?${query}`);
    },
  ];
}
