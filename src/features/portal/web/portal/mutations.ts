import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { requestForm } from '../../contract/forms';
import { portalCall } from '../api';

const reread = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['portal'] });

/** Sends a request to the office. */
export const sendRequest = mutationOptions({
  mutationFn: (body: FormData | z.input<typeof requestForm>) => portalCall('POST /api/advertiser/requests/', { body }),
  onSuccess: (_answer, _input, _result, { client }) => reread(client),
});

/** Withdraws a request. */
export const withdrawRequest = mutationOptions({
  mutationFn: (id: number) => portalCall('DELETE /api/advertiser/requests/:id/', { params: { id } }),
  onSettled: (_answer, _error, _input, _result, { client }) => reread(client),
});

/** Ends a session. */
export const endSession = mutationOptions({
  mutationFn: (id: number) => portalCall('DELETE /api/advertiser/sessions/:id/', { params: { id } }),
  onSettled: (_answer, _error, _input, _result, { client }) => reread(client),
});
