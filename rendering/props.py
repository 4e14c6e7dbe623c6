"""Furniture and small things that make a picture a place."""
import math
import random
from mathutils import Matrix, Vector
from materials import ANTHRACITE, CLAY, oak, plain
from mesh import Mesh, box, lathe, tube


def cushion(name, c, s, mat, rot=(0, 0, 0), puff=0.35, seed=1):
    """A stuffed cushion: a superellipsoid with slightly sunken, uneven faces."""
    r = random.Random(seed)
    k = [r.uniform(-1, 1) for _ in range(6)]
    m = Mesh(seed)
    rows, cols = 25, 48

    def power(v, e):
        return math.copysign(abs(v) ** e, v)

    def at(i, j):
        a, b = math.pi * (i / (rows - 1) - 0.5), 2 * math.pi * j / cols
        e = puff
        x, y, z = power(math.cos(a), e) * power(math.cos(b), e), power(math.cos(a), e) * power(math.sin(b), e), power(math.sin(a), e)
        dent = 1 + 0.03 * (k[0] * math.sin(3 * x + k[1] * 3) + k[2] * math.sin(4 * z + k[3] * 3) + k[4] * math.sin(5 * y + k[5]))
        return x * s[0] / 2 * dent, y * s[1] / 2 * dent, z * s[2] / 2 * dent
    m.grid(rows, cols, at, closed=True)
    return m.build(name, mat, smooth=True, loc=c, rot=rot, subsurf=1)


def sofa(x, y, width, mat, legs=None, seats=3):
    """Stands with its back at y; the front looks to -y."""
    legs = legs or oak("dark oak", (0.55, 0.45, 0.38))
    d = 0.92
    box("sofa base", (x, y - d / 2, 0.24), (width, d, 0.16), mat, 0.04, seg=4)
    for side in (-1, 1):
        cushion("arm", (x + side * (width / 2 - 0.09), y - d / 2, 0.40), (0.22, d + 0.02, 0.46), mat, puff=0.22, seed=3 + side)
    cushion("back", (x, y - 0.13, 0.50), (width - 0.1, 0.26, 0.66), mat, puff=0.2, seed=7)
    w = (width - 0.36) / seats
    for i in range(seats):
        cx = x - width / 2 + 0.18 + w * (i + 0.5)
        cushion("seat", (cx, y - d / 2 - 0.09, 0.40), (w + 0.015, d - 0.16, 0.20), mat, puff=0.24, seed=10 + i)
        cushion("back cushion", (cx, y - 0.33, 0.66), (w + 0.01, 0.24, 0.46), mat, rot=(-0.16, 0, 0.02 * (i - 1)), puff=0.32, seed=20 + i)
    m = Mesh(2)
    for sx in (-1, 1):
        for sy in (-0.1, -d + 0.1):
            m.rod((x + sx * (width / 2 - 0.12), y + sy, 0.17), (x + sx * (width / 2 - 0.10), y + sy, 0), 0.022, 0.015)
    m.build("sofa legs", legs, smooth=True)


def scatter_cushion(x, y, z, size, mat, turn=0.0, lean=-0.35, seed=1):
    return cushion("cushion", (x, y, z), (size, 0.16, size * 0.92), mat, rot=(lean, turn, turn * 0.6), puff=0.55, seed=seed)


def round_table(x, y, h, r, top=None, legs=None, leg_count=3):
    top, legs = top or oak(), legs or oak()
    # a straight board: grain along x, edge eased
    m = Mesh(8)
    n = 72
    m.prism([(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)], -0.026, 0.0, axis=2)
    m.build("table top", top, bevel=0.006, seg=3, loc=(x, y, h))
    m = Mesh(5)
    for i in range(leg_count):
        a = 2 * math.pi * i / leg_count + 0.4
        m.rod((x + 0.55 * r * math.cos(a), y + 0.55 * r * math.sin(a), h - 0.026), (x + 0.82 * r * math.cos(a), y + 0.82 * r * math.sin(a), 0), 0.022, 0.014)
    m.build("table legs", legs, smooth=True)


def pedestal_table(x, y, h, r, top, foot):
    n = 72
    Mesh(8).prism([(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)], -0.03, 0.0, axis=2).build("table top", top, bevel=0.006, seg=3, loc=(x, y, h))
    lathe("foot", [(0.0, 0.018), (r * 0.62, 0.012), (r * 0.62, 0.0)][::-1] + [(0.035, 0.03), (0.03, 0.1), (0.03, h - 0.03), (0.12, h - 0.03)], foot, (x, y, 0))


def desk(x, y, width, depth=0.8, h=0.74, top=None, metal=None):
    """Stands with its back edge at y."""
    top, metal = top or oak(), metal or plain("powder black", (0.02, 0.02, 0.021), 0.45)
    Mesh(3).box((x, y - depth / 2, h - 0.0125), (width, depth, 0.025), 0).build("desk top", top, 0.004, 3)
    m = Mesh(4)
    for sx in (-1, 1):
        lx = x + sx * (width / 2 - 0.14)
        m.box((lx, y - depth / 2, h - 0.055), (0.06, depth - 0.16, 0.06))
        m.box((lx, y - depth / 2, (h - 0.03) / 2), (0.075, 0.075, h - 0.06))
        m.box((lx, y - depth / 2, 0.0125), (0.075, depth - 0.08, 0.025))
    m.box((x, y - depth / 2, h - 0.05), (width - 0.3, 0.06, 0.05))
    m.build("desk frame", metal, 0.004)


def shell_chair(x, y, turn, seat, legs, h=0.45):
    """A bent shell on four splayed legs. At turn 0 the sitter looks to -y."""
    R = Matrix.Rotation(turn, 4, "Z")
    rows, cols = 52, 22

    def at(i, j):
        t, u = i / (rows - 1), (j / (cols - 1) - 0.5) * 2
        # the side line: along the seat, round the bend, up the back
        if t < 0.48:
            yy, zz = -0.24 + 0.42 * t / 0.48, 0.012 * math.cos(t * 5)
        else:
            k = (t - 0.48) / 0.52
            a = min(1, k / 0.42) * 1.32
            yy = 0.18 + 0.10 * math.sin(a) + max(0, k - 0.42) * 0.10
            zz = 0.10 * (1 - math.cos(a)) + max(0, k - 0.42) * 0.48
        half = 0.235 + 0.02 * math.sin(math.pi * t) - 0.05 * max(0, t - 0.75) * 4 * abs(t - 0.75)
        corner = max(0.0, abs(t - 0.5) * 2 - 0.72) / 0.28
        half *= math.sqrt(max(0.0, 1 - 0.55 * corner ** 2.4))
        lift = 0.035 * u ** 2 * max(0.0, 1 - t / 0.55) - 0.075 * u ** 4 * max(0.0, (t - 0.55) / 0.45) ** 2
        p = Vector((u * half, yy - 0.05 * u * u * min(1.0, max(0.0, (t - 0.42) / 0.3)), h + zz + lift))
        return tuple(Matrix.Translation((x, y, 0)) @ R @ p)
    m = Mesh(int(abs(x * 31 + y * 17)) + 1)
    m.grid(rows, cols, at)
    m.build("chair shell", seat, smooth=True, solid=0.02, subsurf=1)
    m = Mesh(2)
    for sx in (-1, 1):
        for sy, ty in ((-0.15, -0.23), (0.14, 0.25)):
            a, b = Vector((sx * 0.15, sy, h + 0.0)), Vector((sx * 0.22, ty, 0))
            T = Matrix.Translation((x, y, 0)) @ R
            m.rod(T @ a, T @ b, 0.014, 0.010)
    m.build("chair legs", legs, smooth=True)


def task_chair(x, y, turn, fabric, black):
    """An office swivel chair on a five-star base. At turn 0 the sitter looks to +y."""
    T = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, "Z")

    def P(*p):
        return tuple(T @ Vector(p))
    cushion("seat", P(0, 0, 0.47), (0.49, 0.48, 0.085), fabric, (0, 0, turn), 0.35, 4)
    m = Mesh(5)
    rows, cols = 18, 14
    m.grid(rows, cols, lambda i, j: P((j / (cols - 1) - 0.5) * (0.44 - 0.06 * abs(i / (rows - 1) - 0.4)), -0.22 - 0.10 * (i / (rows - 1)) ** 1.6 + 0.16 * ((j / (cols - 1)) - 0.5) ** 2 + 0.03 * math.sin(3.1 * i / (rows - 1)), 0.56 + 0.50 * i / (rows - 1)))
    m.build("back", fabric, smooth=True, solid=0.045, subsurf=2)
    m = Mesh(6)
    m.rod(P(0, 0, 0.08), P(0, 0, 0.44), 0.028)
    m.rod(P(0, -0.05, 0.42), P(0, -0.29, 0.60), 0.022)
    m.rod(P(0, -0.29, 0.58), P(0, -0.30, 0.80), 0.02)
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        e = (0.30 * math.cos(a), 0.30 * math.sin(a))
        m.rod(P(0, 0, 0.10), P(*e, 0.075), 0.026, 0.016)
        m.rod(P(e[0] - 0.02 * math.sin(a), e[1] + 0.02 * math.cos(a), 0.032), P(e[0] + 0.02 * math.sin(a), e[1] - 0.02 * math.cos(a), 0.032), 0.032, seg=18)
    for s in (-1, 1):
        m.rod(P(s * 0.27, -0.04, 0.45), P(s * 0.285, -0.04, 0.66), 0.014)
        m.rod(P(s * 0.2, -0.02, 0.435), P(s * 0.27, -0.04, 0.45), 0.014)
    m.build("chair frame", black, smooth=True)
    for s in (-1, 1):
        cushion("arm pad", P(s * 0.285, 0.0, 0.67), (0.075, 0.24, 0.025), black, (0, 0, turn), 0.4, 2)


def vase(x, y, z, h, r, mat, neck=0.45):
    prof = [(0.0, 0.0), (r * 0.62, 0.0), (r * 0.86, h * 0.12), (r, h * 0.36), (r * 0.92, h * 0.58), (r * neck * 1.25, h * 0.82), (r * neck, h * 0.90), (r * neck * 1.12, h), (r * neck * 0.98, h), (r * neck * 0.85, h * 0.9), (r * neck * 0.8, h * 0.7)]
    return lathe("vase", prof, mat, (x, y, z), subsurf=2)


def bowl(x, y, z, r, mat):
    return lathe("bowl", [(0.0, 0.0), (r * 0.45, 0.0), (r * 0.8, r * 0.2), (r, r * 0.55), (r * 0.97, r * 0.56), (r * 0.75, r * 0.24), (r * 0.4, r * 0.07), (0.0, r * 0.05)], mat, (x, y, z), subsurf=2)


def cup(x, y, z, mat, r=0.038, h=0.07):
    return lathe("cup", [(0.0, 0.0), (r * 0.7, 0.0), (r * 0.95, h * 0.25), (r, h), (r * 0.94, h), (r * 0.88, h * 0.3), (0.0, h * 0.2)], mat, (x, y, z), subsurf=2)


def branches(x, y, z, height, count, leaf, stem, leaf_len=0.075, leaf_w=0.042, spread=0.35, seed=3, leaves=15):
    """Cut branches as they stand in a vase: bent stems with leaves alternating round them."""
    r = random.Random(seed)
    m = Mesh(seed, spread=0.25)
    for b in range(count):
        a = 2 * math.pi * b / count + r.uniform(-0.5, 0.5)
        reach, top = spread * r.uniform(0.5, 1.0), height * r.uniform(0.72, 1.0)

        def on(t):
            return Vector((x + reach * math.cos(a) * t ** 1.7, y + reach * math.sin(a) * t ** 1.7, z + top * t - 0.10 * reach * t ** 3))
        tube("stem", [tuple(on(i / 6)) for i in range(7)], 0.0028, stem, taper_to=0.4)
        for k in range(leaves):
            t = 0.28 + 0.72 * (k + r.random() * 0.5) / leaves
            base, d = on(t), (on(min(1.02, t + 0.02)) - on(t - 0.02)).normalized()
            w = k * 2.4 + r.uniform(-0.4, 0.4)
            side = d.orthogonal().normalized()
            side.rotate(Matrix.Rotation(w, 3, d).to_quaternion())
            out = (side * 0.85 + d * 0.45 + Vector((0, 0, r.uniform(-0.25, 0.15)))).normalized()
            across = out.cross(d).normalized()
            up = across.cross(out).normalized()
            L, W = leaf_len * r.uniform(0.7, 1.1) * (1.15 - 0.5 * t), leaf_w * r.uniform(0.8, 1.1) * (1.15 - 0.5 * t)
            rows, cols = 7, 5
            m.grid(rows, cols, lambda i, j: tuple(base + out * (L * (0.12 + i / (rows - 1))) + across * (W * (j / (cols - 1) - 0.5) * math.sin(math.pi * min(0.985, 0.08 + 0.9 * i / (rows - 1))) ** 0.7) + up * (0.18 * W * abs(j / 2 - 1) * 1.0 - 0.25 * L * (i / (rows - 1)) ** 2)))
    return m.build("leaves", leaf, smooth=True)


def books(x, y, z, specs, turn=0.1, seed=1):
    """A small lying stack; specs are (length, width, thickness, colour)."""
    r = random.Random(seed)
    for L, W, T, c in specs:
        a = turn + r.uniform(-0.12, 0.12)
        box("cover", (x, y, z + T / 2), (L, W, T), plain("cover %s" % (c,), c, 0.55), 0.0015, rot=(0, 0, a))
        box("pages", (x + 0.004 * math.cos(a), y - 0.004, z + T / 2), (L - 0.002, W - 0.001, T - 0.006), plain("pages", (0.72, 0.68, 0.58), 0.9), 0.001, rot=(0, 0, a))
        z += T
    return z


def floor_lamp(x, y, h, shade, metal):
    m = Mesh(1)
    m.rod((x, y, 0.02), (x, y, h), 0.009)
    m.build("lamp stem", metal, smooth=True)
    lathe("lamp foot", [(0, 0.022), (0.13, 0.02), (0.138, 0.012), (0.138, 0)], metal, (x, y, 0))
    lathe("shade", [(0.20, h - 0.26), (0.15, h + 0.02), (0.149, h + 0.02), (0.199, h - 0.26)], shade, (x, y, 0))


def pendant(x, y, z, r, mat, top):
    """A spun metal shade whose rim hangs at z."""
    lathe("pendant", [(r, 0), (r * 0.97, r * 0.28), (r * 0.78, r * 0.62), (r * 0.42, r * 0.86), (0.03, r * 0.98), (0.03, r * 1.12), (0.0, r * 1.13)], mat, (x, y, z), subsurf=2)
    tube("cord", [(x, y, z + r), (x, y, top)], 0.0028, plain("cord", (0.02, 0.02, 0.02)), smooth_curve=False)


def monitor(x, y, z, mat, screen, w=0.58, h=0.34, turn=0.0):
    box("monitor", (x, y, z + 0.14 + h / 2), (w, 0.022, h), mat, 0.006, rot=(0, 0, turn), seg=3)
    box("screen", (x - 0.012 * math.sin(-turn), y - 0.0118, z + 0.14 + h / 2), (w - 0.014, 0.001, h - 0.014), screen, 0, rot=(0, 0, turn))
    box("monitor neck", (x, y + 0.03, z + 0.12), (0.05, 0.018, 0.24), mat, 0.004)
    box("monitor foot", (x, y + 0.01, z + 0.006), (0.24, 0.17, 0.012), mat, 0.004, seg=3)


def rug(x, y, w, d, mat):
    box("rug", (x, y, 0.007), (w, d, 0.014), mat, 0.006, seg=3)


def bench(x, y, w, d=0.36, h=0.44, top=None):
    top = top or oak()
    Mesh(13).box((x, y, h - 0.016), (w, d, 0.032), 0).build("bench top", top, 0.005, 3)
    m = Mesh(14)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.rod((x + sx * (w / 2 - 0.16), y + sy * (d / 2 - 0.07), h - 0.03), (x + sx * (w / 2 - 0.09), y + sy * (d / 2 - 0.03), 0), 0.021, 0.014)
    m.build("bench legs", top, smooth=True)


def sideboard(x, y, w, h=0.62, d=0.42, mat=None, doors=4):
    """Stands against y; fronts with fine joints, on slim legs."""
    mat = mat or oak()
    leg = 0.14
    Mesh(6).box((x, y - d / 2, h - 0.011), (w, d, 0.022), 0).build("sideboard top", mat, 0.003, 2)
    Mesh(7).box((x, y - d / 2 + 0.01, (h + leg) / 2 - 0.012), (w - 0.004, d - 0.04, h - leg - 0.026), 0).build("sideboard body", plain("shadow gap", (0.03, 0.024, 0.018), 0.8), 0)
    m = Mesh(21, spread=0.05)
    fw = w / doors
    for i in range(doors):
        m.box((x - w / 2 + fw * (i + 0.5), y - d + 0.009, (h + leg) / 2 - 0.013), (fw - 0.005, 0.018, h - leg - 0.032), 0)
    m.box((x - w / 2 + 0.01, y - d / 2, (h + leg) / 2 - 0.013), (0.02, d - 0.0, h - leg - 0.026))
    m.box((x + w / 2 - 0.01, y - d / 2, (h + leg) / 2 - 0.013), (0.02, d - 0.0, h - leg - 0.026))
    m.box((x, y - d / 2, leg + 0.004), (w, d - 0.01, 0.02), 0)
    m.build("sideboard fronts", mat, 0.002)
    m = Mesh(3)
    for sx in (-1, 1):
        for yy in (-0.06, -d + 0.06):
            m.rod((x + sx * (w / 2 - 0.12), y + yy, leg), (x + sx * (w / 2 - 0.10), y + yy, 0), 0.019, 0.013)
    m.build("sideboard legs", mat, smooth=True)


def ceramics():
    """The glazes that small things are made of."""
    return {
        "chalk": plain("chalk glaze", (0.72, 0.69, 0.62), 0.55, 0.35),
        "moss": plain("moss glaze", (0.10, 0.13, 0.07), 0.35, 0.5),
        "clay": plain("clay", CLAY, 0.8, 0.2),
        "ink": plain("ink glaze", ANTHRACITE, 0.4, 0.45),
    }


def leaf_green():
    return plain("leaf", (0.055, 0.105, 0.045), 0.5, 0.35), plain("stem", (0.10, 0.085, 0.05), 0.7)


def legs(x, y, h, top, turn, mat):
    """A tripod for what stands at height h; its column ends at `top`."""
    m = Mesh(4)
    for k in range(3):
        w = turn + 2 * math.pi * k / 3
        m.rod((x + 0.35 * math.cos(w), y + 0.35 * math.sin(w), 0.012), (x, y, h * 0.62), 0.011, 0.014)
        m.rod((x + 0.155 * math.cos(w), y + 0.155 * math.sin(w), h * 0.62 * 0.556), (x, y, h * 0.34), 0.005)
    m.rod((x, y, h * 0.30), (x, y, top), 0.012)
    m.rod((x, y, h * 0.60), (x, y, h * 0.66), 0.026)
    m.build("tripod", mat, smooth=True)
