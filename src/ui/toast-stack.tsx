import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import * as buttonStyles from './button.module.css';
import { Icon } from './icon';
import { useMessages } from './messages';
import { muiTheme } from './mui-theme';
import * as styles from './toast-stack.module.css';

/** For each severity that of MUI, and the tokens of the background, the text, the icon and the focus ring, and the border. */
export const toastSeverities = {
  info: ['info', 'sand', 'ink', 'narra', 'sand'],
  success: ['success', 'ink', 'paper', 'brass', 'ink-line'],
  warn: ['warning', 'brass', 'ink', 'ink', 'brass'],
  error: ['error', 'narra', 'paper', 'paper', 'narra'],
  secondary: ['info', 'stone', 'ink', 'ink', 'stone'],
  contrast: ['info', 'paper', 'ink', 'ink', 'ink'],
} as const;

export interface Toast {
  severity: keyof typeof toastSeverities;
  summary: string;
  detail: string;
  /** Milliseconds. */
  duration?: number;
}

export type StackedToast = Toast & { id: number };

const NoTransition = ({ children }: { children?: React.ReactNode }) => children;

export function ToastStack({ toasts, onClose }: { toasts: readonly StackedToast[]; onClose: (id: number) => void }) {
  return (
    <ThemeProvider theme={muiTheme}>
      <div className={styles.stack} data-position="top-right">
        {toasts.map(({ id, ...toast }) => (
          <ToastView key={id} {...toast} onClose={() => onClose(id)} />
        ))}
      </div>
    </ThemeProvider>
  );
}

/** A toast closes after its duration, which hover and focus pause. The focus in it then returns to where it came from. */
function ToastView({ severity, summary, detail, duration = 3000, onClose }: Toast & { onClose: () => void }) {
  const [color, ground, type, mark, edge] = toastSeverities[severity];
  const { close: closeLabel } = useMessages().toast;
  const [isHovered, setHovered] = React.useState(false);
  const [focus, setFocus] = React.useState<{ from: EventTarget | null } | null>(null);
  const isPaused = isHovered || focus !== null;
  const remaining = React.useRef(duration);
  const close = () => {
    if (focus?.from instanceof HTMLElement) focus.from.focus({ preventScroll: true });
    onClose();
  };
  const onTimeout = React.useEffectEvent(close);
  React.useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onTimeout(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
  return (
    <Snackbar
      open
      slots={{ transition: NoTransition }}
      className={styles.toast}
      style={{ '--ground': `var(--${ground})`, '--type': `var(--${type})`, '--mark': `var(--${mark})`, '--edge': `var(--${edge})` }}
      data-severity={severity}
      data-paused={isPaused}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => setFocus((before) => before ?? { from: relatedTarget })}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocus(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Alert
        severity={color}
        role={color === 'warning' || color === 'error' ? 'alert' : 'status'}
        icon={<Icon name={color === 'success' ? 'check' : 'bang'} />}
        action={
          <button type="button" className={buttonStyles.icon} aria-label={closeLabel} onClick={close}>
            <Icon name="cross" />
          </button>
        }
      >
        <p>{summary}</p>
        <p>{detail}</p>
      </Alert>
    </Snackbar>
  );
}
