"""Floors, walls, ceilings and windows."""
import random
from materials import WARM_WHITE, emission, oak, plain, plaster
from mesh import Mesh, box


def plank_floor(x0, x1, y0, y1, along="x", width=0.18, seed=4):
    """Planks laid tight with staggered joints, on a dark sub-floor so that no joint can show light."""
    m = Mesh(seed, spread=0.09)
    r = random.Random(seed)
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == "x" else (y0, y1, x0, x1)
    b = b0
    while b < b1:
        a = a0 - r.random() * 1.8
        while a < a1:
            L = r.uniform(1.6, 2.4)
            c = (a + L / 2, b + width / 2) if along == "x" else (b + width / 2, a + L / 2)
            s = (L, width) if along == "x" else (width, L)
            m.box((c[0], c[1], -0.01), (s[0], s[1], 0.02), 0 if along == "x" else 1)
            a += L
        b += width
    m.build("floor", oak("floor", rough=0.42), bevel=0.0012, seg=1)
    box("sub-floor", ((x0 + x1) / 2, (y0 + y1) / 2, -0.06), (x1 - x0 + 4, y1 - y0 + 1, 0.06), plain("subfloor", (0.08, 0.06, 0.04)))


def wall(name, c, s, mat=None):
    return box(name, c, s, mat or plaster(), bevel=0.0)


def skirting(x0, x1, h=0.07):
    box("skirting", ((x0 + x1) / 2, -0.008, h / 2), (x1 - x0, 0.016, h), plain("skirting", WARM_WHITE, 0.5), 0.002, 0)


def studio(width=9.0, depth=6.0, height=4.2, paint=None):
    """Back wall and floor; open towards the camera and above, so that soft light gets in."""
    w = width / 2
    wall("back wall", (0, 0.1, height / 2), (width, 0.2, height), paint)
    plank_floor(-w, w, -depth, 0.0)
    skirting(-w, w)


def window_wall(axis, at, a0, a1, z0, z1, openings, thick=0.25, frame=None):
    """A wall with window openings along `axis` ('x' or 'y') and a sunny, blurred outside behind them.

    openings: (from, to, sill, head, columns, rows)."""
    m = Mesh()

    def put(mesh, a, b, lo, hi, t=thick, grain=2):
        if b - a <= 1e-4 or hi - lo <= 1e-4:
            return
        if axis == "x":
            mesh.box(((a + b) / 2, at, (lo + hi) / 2), (b - a, t, hi - lo), grain)
        else:
            mesh.box((at, (a + b) / 2, (lo + hi) / 2), (t, b - a, hi - lo), grain)
    fr = Mesh(9)
    prev = a0
    for (p, q, s, h, cols, rows) in sorted(openings):
        put(m, prev, p, z0, z1)
        put(m, p, q, z0, s)
        put(m, p, q, h, z1)
        prev = q
        b = 0.05
        for i in range(cols + 1):
            x = p + b / 2 + (q - p - b) * i / cols
            put(fr, x - b / 2, x + b / 2, s, h, 0.07)
        for i in range(rows + 1):
            z = s + b / 2 + (h - s - b) * i / rows
            put(fr, p, q, z - b / 2, z + b / 2, 0.065, 0 if axis == "x" else 1)
    put(m, prev, a1, z0, z1)
    m.build("window wall", plaster())
    fr.build("window frame", frame or oak(), bevel=0.003)


def backdrop(axis, at, a0, a1, z0, z1, strength=2.0):
    """The blurred outside; seen by the camera only, so that it neither lights nor adds noise."""
    m = Mesh()
    if axis == "x":
        m.grid(2, 2, lambda i, j: (a0 + (a1 - a0) * j, at, z0 + (z1 - z0) * i), uv01=True)
    else:
        m.grid(2, 2, lambda i, j: (at, a0 + (a1 - a0) * j, z0 + (z1 - z0) * i), uv01=True)
    o = m.build("outside", emission("outside", strength, "outside_c"))
    o.visible_diffuse = o.visible_shadow = False
    return o
