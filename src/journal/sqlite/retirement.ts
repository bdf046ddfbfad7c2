/**
 * Four kinds of subject were numbers that led to others, or kept two orders of one person apart. Moves
 * what they hold to where it belongs now and removes them, updates included: positions of a stream need
 * not follow on each other, so that no cursor becomes invalid.
 *
 * Of a number that had changed hands only this much was kept: the empty key stands for the subject that
 * had it before. A person's turn never ran out by itself; it now does after 90 days from here on, when
 * nothing that it waited for is followed any more.
 */
export const retirement = `
  INSERT INTO aliases (tenant, kind, number, key)
    SELECT tenant, 'scrap-order', key, '' FROM subjects
    WHERE kind = 'scrap-invoice-number' AND json_extract(snapshot, '$.isReused')
      AND json_type(snapshot, '$.orderId') = 'text';
  INSERT INTO aliases (tenant, kind, number, key, returned)
    SELECT tenant, 'scrap-order', key, json_extract(snapshot, '$.orderId'), state = 'RETURNED'
    FROM subjects
    WHERE kind = 'scrap-invoice-number' AND json_type(snapshot, '$.orderId') = 'text'
    ORDER BY number;
  INSERT INTO aliases (tenant, kind, number, key)
    SELECT tenant, 'partner-contract', belongs_to, key FROM subjects
    WHERE kind = 'partner-contract-number' AND belongs_to IS NOT NULL
    ORDER BY number;
  INSERT INTO aliases (tenant, kind, number, key)
    SELECT tenant, 'signing-task', key, json_extract(snapshot, '$.signingTaskId') FROM subjects
    WHERE kind = 'signing-task-number' AND json_type(snapshot, '$.signingTaskId') = 'text'
    ORDER BY number;
  INSERT INTO holds (tenant, name, holder, attempt, taken_at, runs_out_at)
    SELECT tenant, 'scrap-person:' || key, json_extract(snapshot, '$.orderId'),
      json_extract(snapshot, '$.orderId'), json_extract(snapshot, '$.takenAt'),
      (unixepoch() + 90 * 24 * 60 * 60) * 1000
    FROM subjects
    WHERE kind = 'scrap-person' AND state = 'HELD'
      AND json_type(snapshot, '$.orderId') = 'text'
      AND json_type(snapshot, '$.takenAt') = 'integer';

  DELETE FROM updates WHERE kind IN
    ('scrap-person', 'scrap-invoice-number', 'partner-contract-number', 'signing-task-number');
  DELETE FROM receipts WHERE kind IN
    ('scrap-person', 'scrap-invoice-number', 'partner-contract-number', 'signing-task-number');
  DELETE FROM subjects WHERE kind IN
    ('scrap-person', 'scrap-invoice-number', 'partner-contract-number', 'signing-task-number');
`;
