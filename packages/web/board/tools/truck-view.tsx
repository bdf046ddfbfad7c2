import { Alert, Button, Card, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useSearch } from 'wouter';
import {
  type PlateColorInput,
  TruckTraceDocument,
  type TruckTraceQuery,
  type TruckTraceQueryVariables,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { toolTexts } from '../../messages/tools/tools.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import type { Place } from './projection.ts';
import { TrackCanvas } from './track-canvas.tsx';
import { Heading } from '../values/heading.tsx';

const COLORS: readonly PlateColorInput[] = ['YELLOW', 'BLUE', 'YELLOW_GREEN'];

/** Shanghai's offset from UTC, for the whole year. */
const ZONE = { minutes: 8 * 60, text: '+08:00' };

/** Value of a `datetime-local` field, a number of minutes ago, in Shanghai's time as all times of the page. */
function minutesAgo(minutes: number): string {
  const shifted = new Date(Date.now() + (ZONE.minutes - minutes) * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The DateTime for the value of such a field. */
function momentIn(field: string): string {
  return new Date(`${field}${ZONE.text}`).toISOString();
}

/** A truck's track and position, on a plain canvas. */
export default function TruckView(): ReactNode {
  const texts = useTexts(toolTexts).truck;
  const title = useTexts(boardTexts).truck;
  const plate = new URLSearchParams(useSearch()).get('plate') ?? '粤B12345';
  const [question, setQuestion] = useState<TruckTraceQueryVariables | null>(null);
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    setQuestion({
      plateNumber: text('plate').trim(),
      plateColor: COLORS.find((color) => color === text('color')) ?? null,
      from: momentIn(text('from')),
      to: momentIn(text('to')),
    });
  };
  return (
    <Stack maw={960}>
      <Heading title={title} intro={texts.intro} />
      <Card withBorder padding="md">
        <form onSubmit={ask}>
          <Group align="end" gap="sm">
            <TextInput
              name="plate"
              label={texts.plate}
              key={plate}
              defaultValue={plate}
              w={140}
              required
            />
            <NativeSelect
              name="color"
              label={texts.color}
              w={190}
              data={[
                { value: '', label: texts.anyColor },
                ...COLORS.map((value) => ({ value, label: texts.colors[value] })),
              ]}
            />
            <TextInput
              name="from"
              type="datetime-local"
              label={texts.from}
              defaultValue={minutesAgo(120)}
              required
            />
            <TextInput
              name="to"
              type="datetime-local"
              label={texts.to}
              defaultValue={minutesAgo(1)}
              required
            />
            <Button type="submit">{texts.ask}</Button>
          </Group>
        </form>
      </Card>
      {question && <Trace question={question} />}
    </Stack>
  );
}

function Trace({ question }: { readonly question: TruckTraceQueryVariables }): ReactNode {
  // Each query of the platform is billed, so cached data is not queried again.
  const [{ data, error, fetching }, ask] = useQuery({
    query: TruckTraceDocument,
    variables: question,
    requestPolicy: 'cache-first',
  });
  const texts = useTexts(toolTexts).truck;
  if (fetching) return <Loading />;
  if (!data?.truck) {
    return error ? (
      <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />
    ) : null;
  }
  if (!data.truck.trackable) {
    return (
      <Alert variant="outline" color="yellow" role="status">
        {texts.untracked}
      </Alert>
    );
  }
  return <Found truck={data.truck} />;
}

function Found({ truck }: { readonly truck: NonNullable<TruckTraceQuery['truck']> }): ReactNode {
  const texts = useTexts(toolTexts).truck;
  const { track, plateNumber } = truck;
  const position = useMemo(() => placeOf(truck.position), [truck.position]);
  const points = useMemo(() => track?.points ?? [], [track]);
  const mileage = track?.mileage ?? null;
  return (
    <>
      {points.length === 0 && (
        <Alert variant="outline" color="yellow" role="status">
          {track?.hint ?? texts.noTrack}
        </Alert>
      )}
      {(points.length > 0 || position !== null) && (
        <TrackCanvas
          track={points}
          position={position}
          label={texts.map(plateNumber, points.length, mileage)}
        />
      )}
      <Card withBorder padding="md">
        <dl className="facts">
          <Figure name={texts.color} value={truck.plateColor && texts.colors[truck.plateColor]} />
          <Figure name={texts.mileage} value={mileage && texts.km(mileage)} />
          <Figure name={texts.points} value={String(points.length)} />
          <Figure
            name={texts.unreadable}
            value={track?.unreadablePoints ? String(track.unreadablePoints) : null}
          />
          <Figure
            name={texts.position}
            value={position && `${position.longitude.toFixed(5)}, ${position.latitude.toFixed(5)}`}
          />
        </dl>
      </Card>
    </>
  );
}

function Figure({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string | null;
}): ReactNode {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{value}</dd>
    </div>
  );
}

function placeOf(position: NonNullable<TruckTraceQuery['truck']>['position']): Place | null {
  if (position === null || position.longitude === null || position.latitude === null) return null;
  return { longitude: position.longitude, latitude: position.latitude };
}
