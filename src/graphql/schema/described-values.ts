/** The values of an enum from a table of what each of them means. */
export function describedValues<Name extends string>(
  described: Readonly<Record<Name, string>>,
): Record<Name, { description: string }> {
  const values = Object.entries<string>(described).map(([name, description]) => [
    name,
    { description },
  ]);
  // The entries of the table, each under the name that it had.
  return Object.fromEntries(values) as Record<Name, { description: string }>;
}
