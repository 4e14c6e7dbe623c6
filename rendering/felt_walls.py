"""Pictures of sets of felt shapes on a wall, of a headboard, and of letters."""
import math
from felt_things import rounded
from homes import bed
from materials import CARD, CLAY, OAT, SAND, boucle, cloth, felt, oak, plain, plaster
from mesh import Mesh, box, lathe
from mathutils import Matrix
from products import circle, flat_cut
from props import bench, books, bowl, branches, ceramics, cushion, leaf_green, pendant, round_table, scatter_cushion, sideboard, vase
from room import studio
from stage import camera, daylight


def on_wall(pts, x, z, mat, thick=0.018, bevel=0.0018, tone=1.0, seed=2):
    """A shape given anticlockwise in (x, z), its edge cut square, flat on the wall."""
    Mesh(seed).prism([(x + a, z + b) for a, b in pts], -thick, 0, tone=tone).build("shape", mat, bevel=bevel, seg=2)


def felt_circles():
    studio(paint=plaster("mist wall", (0.50, 0.53, 0.53)))
    mat = felt("circle", CARD["ochre"])
    large = ((-0.70, 1.42), (-0.28, 1.80), (0.23, 1.41), (0.68, 1.74))
    medium = ((-0.72, 1.83), (-0.24, 1.38), (0.20, 1.82), (0.66, 1.31))
    small = ((-0.02, 1.62), (0.45, 2.00), (0.98, 1.45), (-0.99, 1.64))
    for k, (at, r) in enumerate(((large, 0.20), (medium, 0.14), (small, 0.09))):
        for i, (x, z) in enumerate(at):
            on_wall(circle(r, 128), x, z, mat, tone=1.0 + 0.035 * ((i * 2 + k) % 3 - 1), seed=k * 4 + i + 2)
    g, (leaf, stem) = ceramics(), leaf_green()
    sideboard(0.0, -0.02, 1.9, doors=4)
    vase(0.66, -0.22, 0.62, 0.22, 0.08, g["ink"])
    branches(0.66, -0.22, 0.80, 0.30, 4, leaf, stem, seed=6, spread=0.2)
    books(-0.46, -0.22, 0.62, [(0.27, 0.2, 0.028, (0.5, 0.46, 0.38)), (0.24, 0.17, 0.022, CLAY), (0.21, 0.15, 0.018, (0.05, 0.08, 0.06))], turn=0.06)
    bowl(0.18, -0.22, 0.62, 0.11, g["chalk"])
    daylight(patch=-0.9)
    camera((-0.85, -3.2, 1.42), (0.0, 0, 1.42), lens=45, shift=(0, -0.03), level=True)


def felt_triangles():
    studio()
    mat = felt("triangle", CARD["lake"])
    s, gap = 0.30, 0.0025
    h = s * math.sqrt(3) / 2
    x0, z0 = -0.90, 1.08
    up = [(0, 0), (s, 0), (s / 2, h)]
    down = [(0, 0), (s / 2, -h), (s, 0)][::-1]
    down = [down[0], down[2], down[1]]
    # a range of one high peak and one low one: left corner in half sides, row, and which way it points
    ups = [(2 * i, 0) for i in range(6)] + [(1, 1), (3, 1), (8, 1), (2, 2)]
    downs = [(2 * i + 1, 0) for i in range(5)] + [(2, 1)]
    for k, (i, j) in enumerate(ups + downs):
        shape = up if (i, j) in ups else down
        left, base = x0 + i * s / 2, z0 + j * h + (0 if shape is up else h)
        cx, cz = s / 2, (h / 3 if shape is up else -h / 3)
        shrunk = [(cx + (a - cx) * (1 - gap / h * 3), cz + (b - cz) * (1 - gap / h * 3)) for a, b in shape]
        on_wall(anticlockwise(shrunk), left, base, mat, tone=1.0 + 0.07 * (k * 5 % 4 - 1.5) / 1.5, seed=k + 2)
    g, (leaf, stem) = ceramics(), leaf_green()
    bench(0.0, -0.36, 1.9)
    scatter_cushion(-0.62, -0.30, 0.62, 0.42, boucle("cushion oat", (0.58, 0.535, 0.455)), 0.1, -0.3, 5)
    vase(0.62, -0.36, 0.44, 0.26, 0.085, g["chalk"])
    branches(0.62, -0.36, 0.66, 0.34, 5, leaf, stem, seed=5, spread=0.22)
    books(0.0, -0.36, 0.44, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, CLAY)])
    daylight(patch=-0.9)
    camera((-0.95, -3.2, 1.32), (0.0, 0, 1.28), lens=50, shift=(0, -0.02), level=True)


def anticlockwise(pts):
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(pts, pts[1:] + pts[:1]))
    return pts if area > 0 else pts[::-1]


def felt_bricks():
    studio()
    mat = felt("brick", CARD["clay"])
    w, h, gap = 0.40, 0.10, 0.003
    for row in range(5):
        for i in range(4):
            k = row * 4 + i
            x = -0.88 + w * (i + (0.5 if row % 2 else 0)) + w / 2
            flat = [(-w / 2 + gap / 2, -h / 2 + gap / 2), (w / 2 - gap / 2, -h / 2 + gap / 2), (w / 2 - gap / 2, h / 2 - gap / 2), (-w / 2 + gap / 2, h / 2 - gap / 2)]
            brick(flat, x, 1.14 + h * (row + 0.5), mat, tone=1.0 + 0.06 * (k * 7 % 5 - 2) / 2, seed=k + 3)
    g, (leaf, stem) = ceramics(), leaf_green()
    sideboard(0.0, -0.02, 1.9, h=0.84, doors=3)
    for i in range(3):
        bowl(-0.62, -0.22, 0.84 + 0.030 * i, 0.115 - 0.004 * i, g["chalk"])
    box("board", (0.05, -0.045, 0.84 + 0.165), (0.24, 0.018, 0.33), oak("board", (0.82, 0.72, 0.62)), 0.006, rot=(-0.12, 0, 0), seg=3)
    vase(0.62, -0.24, 0.84, 0.2, 0.075, g["moss"])
    branches(0.62, -0.24, 1.01, 0.32, 4, leaf, stem, seed=6, spread=0.2)
    lathe("pot", [(0, 0), (0.05, 0), (0.055, 0.12), (0.05, 0.12), (0.047, 0.01), (0, 0.01)], g["ink"], (-0.24, -0.2, 0.84))
    for k in range(4):
        a = k * 1.7
        Mesh(k).rod((-0.24 + 0.015 * math.cos(a), -0.2 + 0.015 * math.sin(a), 0.86), (-0.24 + 0.05 * math.cos(a), -0.2 + 0.045 * math.sin(a), 1.08 + 0.02 * (k % 2)), 0.006, 0.009, seg=10).build("spoon", oak(), smooth=True)
    daylight(patch=-0.9)
    camera((-0.80, -2.7, 1.40), (0.02, 0, 1.25), lens=46, shift=(0, -0.005), level=True)


def brick(flat, x, z, mat, thick=0.018, slope=0.007, tone=1.0, seed=2):
    """A plate with its front edges planed off."""
    inner = [(a - math.copysign(slope, a), b - math.copysign(slope, b)) for a, b in flat]
    m = Mesh(seed)
    m.prism([(x + a, z + b) for a, b in flat], -thick + slope * 0.8, 0, tone=tone)
    m.grid(2, 4, lambda i, j: (x + (flat, inner)[i][j][0], (-thick + slope * 0.8, -thick)[i], z + (flat, inner)[i][j][1]), closed=True)
    m.tone[-4:] = [tone] * 4
    m.prism([(x + a, z + b) for a, b in inner], -thick, -thick + 0.001, tone=tone)
    m.build("brick", mat)


def felt_headboard():
    studio(width=12, depth=8, paint=plaster("sand wall", (0.55, 0.46, 0.36)))
    mat = felt("headboard", CARD["sage"])
    w, h, z = 1.6, 0.90, 0.86
    for k in range(2):
        # two layers; the fold between them is seen from the side
        Mesh(4 + k).prism([(0.05 + a, z + b) for a, b in rounded(w, h, 0.07)], -0.002 - 0.0205 * (k + 1), -0.003 - 0.0205 * k, tone=1.0 - 0.03 * (1 - k)).build("layer", mat, bevel=0.004, seg=3)
    linen = cloth("linen", (0.66, 0.63, 0.57), tile=0.08, bump=0.0008)
    bed(0.05, -0.07, 1.6, linen, cloth("cover", SAND, tile=0.07, bump=0.001))
    scatter_cushion(-0.20, -0.50, 0.70, 0.40, felt("clay", CLAY), 0.1, -0.35, 5)
    g, (leaf, stem) = ceramics(), leaf_green()
    for x in (-1.22, 1.32):
        round_table(x, -0.40, 0.48, 0.23)
    vase(-1.24, -0.40, 0.48, 0.22, 0.075, g["chalk"])
    branches(-1.24, -0.40, 0.68, 0.42, 4, leaf, stem, seed=6, spread=0.22)
    books(1.34, -0.44, 0.48, [(0.2, 0.15, 0.022, (0.05, 0.08, 0.06)), (0.19, 0.13, 0.018, (0.55, 0.51, 0.43))], turn=0.3)
    pendant(1.32, -0.42, 1.10, 0.15, plain("shade", (0.50, 0.46, 0.38), 0.6), 4.0)
    daylight(patch=-0.9)
    camera((-1.20, -3.35, 1.66), (0.06, -0.1, 1.09), lens=50)


def arch(width, height, band):
    """A round arch on straight legs, its feet on z = 0, anticlockwise."""
    r = width / 2
    half = [math.pi * i / 48 for i in range(49)]
    outer = [(r * math.cos(a), height - r + r * math.sin(a)) for a in half]
    inner = [((r - band) * math.cos(a), height - r + (r - band) * math.sin(a)) for a in reversed(half)]
    return [(r, 0), *outer, (-r, 0), (-r + band, 0), *inner, (r - band, 0)]


def felt_arches():
    studio(paint=plaster("rose wall", (0.66, 0.55, 0.47)))
    mat = felt("arch", CARD["clay"])
    for k in range(5):
        d = 0.15 * k
        on_wall(arch(0.90 - d, 0.60 - d / 2, 0.072), 0.0, 1.16, mat, bevel=0.0022, tone=1.0 + 0.09 * (k % 3 - 1), seed=k + 2)
    box("bed", (0.05, -0.52, 0.22), (2.0, 0.92, 0.14), oak(), 0.006, 0, 3)
    for x in (-0.90, 1.0):
        for y in (-0.12, -0.92):
            box("leg", (x, y, 0.08), (0.06, 0.06, 0.16), oak(), 0.004)
    linen = cloth("linen", (0.66, 0.63, 0.57), tile=0.08, bump=0.0008)
    cushion("mattress", (0.05, -0.52, 0.39), (1.94, 0.88, 0.22), linen, puff=0.14, seed=3)
    cushion("cover", (0.36, -0.53, 0.415), (1.28, 0.95, 0.24), cloth("cover", OAT, tile=0.07, bump=0.001), puff=0.16, seed=5)
    cushion("pillow", (-0.68, -0.46, 0.57), (0.32, 0.5, 0.16), linen, (0, -0.3, 0), 0.45, 7)
    scatter_cushion(-0.28, -0.24, 0.66, 0.38, boucle("cushion sage", (0.26, 0.28, 0.21)), 0.1, -0.3, 5)
    scatter_cushion(0.22, -0.24, 0.64, 0.34, boucle("cushion oat", (0.58, 0.535, 0.455)), -0.15, -0.3, 6)
    daylight(patch=-0.9)
    camera((-0.75, -3.4, 1.32), (0.03, 0, 1.1), lens=55, shift=(0, -0.02), level=True)


def stroke(line, w):
    """A line as wide as a felt-tip draws it, round at both ends."""
    n = len(line)
    side, out = [], []
    for i, p in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(n - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1])
        side.append((-(b[1] - a[1]) / d, (b[0] - a[0]) / d))
    r = w / 2

    def cap(p, s):
        a0 = math.atan2(s[1], s[0])
        return [(p[0] + r * math.cos(a0 + math.pi * k / 16), p[1] + r * math.sin(a0 + math.pi * k / 16)) for k in range(17)]
    right = [(p[0] - r * s[0], p[1] - r * s[1]) for p, s in zip(line, side)]
    left = [(p[0] + r * s[0], p[1] + r * s[1]) for p, s in zip(line, side)]
    out = right[1:-1] + cap(line[-1], (-side[-1][0], -side[-1][1])) + left[1:-1][::-1] + cap(line[0], side[0])
    return out


def letters(w=0.044, h=0.20):
    """L, O, U, I, S as closed lines and their width; the letters stand on z = 0."""
    r, low, top = 0.030, w / 2, h - w / 2

    def bow(cx, cz, r, a0, a1, n=20):
        return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    ell = [(low, top), (low, top * 0.5), *bow(low + r, low + r, r, 180, 270), (low + 0.082, low)]
    u = 0.052
    you = [(low, top), (low, top * 0.7), *bow(low + u, low + u, u, 180, 360), (low + 2 * u, top * 0.7), (low + 2 * u, top)]
    q = (top - low) / 4
    s = 0.046
    ess = [*bow(low + s, top - q, q, 40, 270, 26), *bow(low + s, low + q, q, 90, -140, 26)]
    ess = [(low + s + (a - low - s) * 1.18, b) for a, b in ess]
    oval = [(0.5 * 0.178 * math.cos(a) + 0.089, h / 2 + h / 2 * math.sin(a)) for a in [2 * math.pi * i / 80 for i in range(80)]]
    hole = [((0.089 - w) * math.cos(a) + 0.089, h / 2 + (h / 2 - w) * math.sin(a)) for a in [2 * math.pi * i / 64 for i in range(64)]]
    return [([stroke(ell, w)], 0.128), ([oval, hole], 0.178), ([stroke(you, w)], 0.148), ([stroke([(low, low), (low, h / 2), (low, top)], w)], w + 0.012), ([stroke(ess, w)], 0.142)]


def felt_letters():
    studio()
    white, brass = plain("door paint", (0.62, 0.61, 0.57), 0.45, 0.35), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9)
    x, w, h = 0.12, 0.90, 2.06
    for cx, cz, sx, sz in ((x - w / 2 - 0.045, h / 2, 0.09, h), (x + w / 2 + 0.045, h / 2, 0.09, h), (x, h + 0.045, w + 0.18, 0.09)):
        box("architrave", (cx, -0.016, cz), (sx, 0.032, sz), white, 0.004, seg=3)
    box("door", (x, -0.008, h / 2 + 0.004), (w - 0.006, 0.016, h - 0.008), white, 0.002)
    # panels sunk into the lower half; the upper half is plain
    for cx in (-0.2, 0.2):
        for dx, dz, sx, sz in ((-0.155, 0, 0.016, 0.66), (0.155, 0, 0.016, 0.66), (0, 0.322, 0.326, 0.016), (0, -0.322, 0.326, 0.016)):
            box("moulding", (x + cx + dx, -0.020, 0.56 + dz), (sx, 0.012, sz), white, 0.004, seg=3)
    lathe("rose", [(0, 0.008), (0.024, 0.008), (0.026, 0.005), (0.026, 0)], brass, (x + w / 2 - 0.075, -0.016, 1.04), rot=(math.pi / 2, 0, 0))
    Mesh(3).rod((x + w / 2 - 0.075, -0.02, 1.04), (x + w / 2 - 0.075, -0.062, 1.04), 0.009).rod((x + w / 2 - 0.069, -0.062, 1.04), (x + w / 2 - 0.19, -0.062, 1.04), 0.0095).build("handle", brass, smooth=True)
    mat = felt("letter", CARD["lake"])
    word = letters()
    space = 0.022
    left = x - (sum(a for _, a in word) + space * (len(word) - 1)) / 2
    for loops, wide in word:
        flat_cut(loops, mat, 0.012, Matrix.Translation((left, -0.0222, 1.42)) @ Matrix.Rotation(math.pi / 2, 4, "X"), bevel=0.0012)
        left += wide + space
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-0.72, -0.30, 0, 0.46, 0.15, g["clay"], neck=0.42)
    branches(-0.72, -0.30, 0.42, 0.80, 6, leaf, stem, seed=12, spread=0.30, leaf_len=0.10, leaf_w=0.055)
    daylight(patch=-0.55)
    camera((-0.60, -2.65, 1.46), (0.08, 0, 1.38), lens=57, level=True)


PICTURES = {
    "felt-circles": felt_circles,
    "felt-triangles": felt_triangles,
    "felt-bricks": felt_bricks,
    "felt-headboard": felt_headboard,
    "felt-arches": felt_arches,
    "felt-letters": felt_letters,
}
