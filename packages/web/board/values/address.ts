import { useLocation, useSearch } from 'wouter';

/** Members of a view's address, by name. An empty one is left out. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * The query of the view's address, behind `#`, and how to change members of it. Each change is an entry of the
 * browser's history, so that its back button undoes it.
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
