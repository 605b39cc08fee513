export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type Severity = (typeof severities)[number];

export const positions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
export type Position = (typeof positions)[number];

/** What may hold a toast: the pointer over it, or the focus in it. */
export type Hold = 'hover' | 'focus';

/** What the site asks to be shown. */
export interface ToastRequest {
  severity: Severity;
  summary: string;
  detail: string;
  /** Milliseconds; 3000 where it is not given. */
  life?: number;
  /** Top right where it is not given. */
  position?: Position;
  /** Whether hover and focus pause it; they do not where it is not given. */
  pausesOnHover?: boolean;
}

export interface Toast extends Required<ToastRequest> {
  id: number;
  /** When it last began to run, in milliseconds of the caller's clock. */
  started: number;
  /** How much of its life was left then, in milliseconds. */
  remaining: number;
  /** What holds it; it is paused while this is not empty. */
  heldBy: readonly Hold[];
}

export type ToastEvent =
  | { type: 'shown'; id: number; request: ToastRequest; now: number }
  | { type: 'paused' | 'resumed'; id: number; by: Hold; now: number }
  | { type: 'closed'; id: number };

const defaults = { life: 3000, position: 'top-right', pausesOnHover: false } as const;

export const isPaused = ({ heldBy }: Toast): boolean => heldBy.length > 0;

/** How much of a toast's life is left, in milliseconds: never less than none. */
export const remainingAt = (toast: Toast, now: number): number =>
  isPaused(toast) ? toast.remaining : Math.max(0, toast.remaining - (now - toast.started));

/** How assistive technology hears it: what went wrong interrupts, the rest waits its turn. */
export const roleOf = (severity: Severity): 'alert' | 'status' => (severity === 'error' || severity === 'warn' ? 'alert' : 'status');

const paused = (toast: Toast, by: Hold, now: number): Toast =>
  !toast.pausesOnHover || toast.heldBy.includes(by)
    ? toast
    : { ...toast, remaining: remainingAt(toast, now), heldBy: [...toast.heldBy, by] };

function resumed(toast: Toast, by: Hold, now: number): Toast {
  if (!toast.heldBy.includes(by)) return toast;
  const heldBy = toast.heldBy.filter((hold) => hold !== by);
  return { ...toast, heldBy, started: heldBy.length > 0 ? toast.started : now };
}

/** The next stack of toasts, oldest first. A paused one keeps the rest of its life and runs on once nothing holds it. */
export function toastsReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown': {
      const { id, request, now } = event;
      const life = request.life ?? defaults.life;
      const position = request.position ?? defaults.position;
      const pausesOnHover = request.pausesOnHover ?? defaults.pausesOnHover;
      return [...toasts, { ...request, id, life, position, pausesOnHover, started: now, remaining: life, heldBy: [] }];
    }
    case 'paused':
      return toasts.map((toast) => (toast.id === event.id ? paused(toast, event.by, event.now) : toast));
    case 'resumed':
      return toasts.map((toast) => (toast.id === event.id ? resumed(toast, event.by, event.now) : toast));
    case 'closed':
      return toasts.filter(({ id }) => id !== event.id);
  }
}
