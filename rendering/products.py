"""The products themselves, built where they are asked for; pictures and scenes share them."""
import math
import random
import bpy
from mathutils import Matrix
from materials import CHARCOAL, cloth, felt, oak, plain
from mesh import Mesh, box


def fjord(x, z, w, h, mat, y=0.0, mirror=False, layers=4, seed=2):
    """A felt panel of stacked sheets with flowing upright edges, like the shore lines on a chart.

    x is the left edge, z the lower edge, y the wall."""
    r = random.Random(seed)
    box("fjord back", (x + w / 2, y - 0.006, z + h / 2), (w - 0.003, 0.012, h - 0.003), mat, 0.001)
    n = 90
    ph = [r.uniform(0, 6.28) for _ in range(3)]
    for k in range(layers):
        m = Mesh(k + seed)
        f = (k + 1) / (layers + 1)

        def edge(t):
            base = f + 0.115 * math.sin(2.6 * t + ph[0]) + 0.05 * math.sin(5.7 * t + ph[1] + 0.35 * k) + 0.02 * k * math.sin(3.7 * t + ph[2])
            return min(0.97, max(0.03, base)) * w
        pts = [(edge(i / n), h * i / n) for i in range(n + 1)]
        g = 0.0015
        poly = [(a, b) for a, b in pts] + [(w - g, h - g), (w - g, 0)]
        if mirror:
            poly = [(w - a, b) for a, b in poly][::-1]
        poly = [(x + a, z + min(h - g, max(g, b))) for a, b in poly]
        y0 = y - 0.012 - 0.016 * k
        m.prism(poly[::-1], y0 - 0.016, y0, tone=1.0 + 0.07 * k)
        m.build("fjord sheet", mat, bevel=0.0012, seg=1)


def lamel(x, z, w, h, y=0.0, wood=None, pitch=0.040, slat=0.027, deep=0.020, seed=3):
    """Oak slats on black felt. x is the left edge; w should be a multiple of the pitch."""
    box("lamel felt", (x + w / 2, y - 0.0045, z + h / 2), (w - 0.002, 0.009, h - 0.001), felt("black", CHARCOAL), 0.001)
    m = Mesh(seed, spread=0.22)
    for i in range(round(w / pitch)):
        m.box((x + pitch * (i + 0.5), y - 0.009 - deep / 2, z + h / 2), (slat, deep, h))
    return m.build("slats", wood or oak(), bevel=0.0015, seg=2)


def hexagon(cx, cz, r, thick, mat, y=0.0, tone=1.0):
    poly = [(r * math.cos(math.pi / 3 * i + math.pi / 6), r * math.sin(math.pi / 3 * i + math.pi / 6)) for i in range(6)]
    Mesh(1).prism([(cx + a, cz + b) for a, b in poly], y - thick, y, tone=tone).build("hexagon", mat, bevel=0.006, seg=3)


def framed_canvas(x, z, w, h, y=0.0, deep=0.045, image="landscape_c"):
    """Stretched canvas over a deep frame; the print runs on over the sides. x and z are the middle."""
    m = Mesh(2)
    cols, rows = 40, 28

    def at(i, j):
        u, v = j / (cols - 1), i / (rows - 1)
        sag = 0.0015 * math.sin(math.pi * u) * math.sin(math.pi * v)
        return x + (u - 0.5) * w, y - deep + sag, z + (v - 0.5) * h
    m.grid(rows, cols, at, uv01=True)
    mat = cloth("print", (1, 1, 1), tile=0.06, bump=0.0008, sheen=0.05, image=image)
    m.build("canvas", mat, smooth=True)
    # sides take the outermost colours of the print
    s = Mesh(3)
    for side, u in ((-1, 0.004), (1, 0.996)):
        s.grid(2, 2, lambda i, j: (x + side * w / 2, y - deep * (1 - j), z + (i - 0.5) * h))
        s.uv[-1] = [(u, 0), (u, 0), (u, 1), (u, 1)]
    for side, v in ((-1, 0.004), (1, 0.996)):
        s.grid(2, 2, lambda i, j: (x + (j - 0.5) * w, y - deep * (1 - i), z + side * h / 2))
        s.uv[-1] = [(0, v), (1, v), (1, v), (0, v)]
    s.build("canvas sides", mat)


def wires(points, top, r=0.0011):
    m = Mesh(1)
    for (a, b, c) in points:
        m.rod((a, b, c), (a, b, top), r, seg=6)
        m.rod((a, b, c), (a, b, c + 0.025), 0.005, seg=10)
        m.rod((a, b, top - 0.012), (a, b, top), 0.012, seg=14)
    m.build("wires", plain("steel", (0.45, 0.45, 0.44), 0.35, 0.5, 0.9), smooth=True)


def baffle(c, length, height, thick, mat, top, along="y"):
    """A hanging board; c is its middle."""
    s = (thick, length, height) if along == "y" else (length, thick, height)
    box("baffle", c, s, mat, 0.005, seg=3)
    d = length * 0.36
    ends = [(c[0], c[1] + k * d) if along == "y" else (c[0] + k * d, c[1]) for k in (-1, 1)]
    wires([(a, b, c[2] + height / 2 - 0.004) for a, b in ends], top)


def raft(outline, z, thick, mat, top, hang, loc=(0, 0)):
    """A felt sheet hanging flat; outline and hanging points are relative to loc."""
    Mesh(3).prism([(a + loc[0], b + loc[1]) for a, b in outline], z, z + thick, tone=1.0, axis=2).build("raft", mat, bevel=0.008, seg=3)
    wires([(loc[0] + a, loc[1] + b, z + thick - 0.002) for a, b in hang], top)


def circle(r, n=96):
    return [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def cloud(w, d, n=140):
    """A pebble with one soft waist."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        k = 1 + 0.09 * math.cos(2 * a + 0.5) + 0.10 * math.cos(3 * a - 0.9) + 0.03 * math.sin(4 * a)
        pts.append((w / 2 * k * math.cos(a), d / 2 * k * math.sin(a)))
    return pts


def desk_screen(x, y, z, w, h, mat, thick=0.035, r=0.07, edge=None):
    """An upright felt board with rounded upper corners; z is its lower edge."""
    pts = [(-w / 2, 0), (w / 2, 0)]
    for cx, start in ((w / 2 - r, 0.0), (-w / 2 + r, math.pi / 2)):
        for i in range(13):
            a = start + math.pi / 2 * i / 12
            pts.append((cx + r * math.cos(a), h - r + r * math.sin(a)))
    Mesh(2).prism([(x + a, z + b) for a, b in pts], y - thick / 2, y + thick / 2, tone=1.0).build("desk screen", mat, bevel=0.008, seg=3)
    metal = edge or plain("powder black", (0.02, 0.02, 0.021), 0.45)
    for s in (-1, 1):
        box("clamp", (x + s * w * 0.32, y, z - 0.005), (0.06, 0.055, 0.05), metal, 0.003)


def folding_screen(x, y, w, h, angles, mat, frame, gap=0.012):
    """Leaves in thin oak frames, hinged; the first starts at (x, y) and each stands at its own angle."""
    for k, a in enumerate(angles):
        T = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(a, 4, "Z")

        def put(name, c, s, m, bevel):
            # a per-leaf seed so that no two stiles share their grain
            o = Mesh(40 + k * 7 + int(c[0] * 10)).box((0, 0, 0), s, 2 if s[2] > s[0] else 0).build(name, m, bevel, 3)
            o.matrix_world = T @ Matrix.Translation(c)
        bar, deep, foot = 0.028, 0.034, 0.09
        for cx in (bar / 2, w - bar / 2):
            put("stile", (cx, 0, h / 2), (bar, deep, h), frame, 0.003)
        for cz in (h - bar / 2, foot + bar / 2):
            put("rail", (w / 2, 0, cz), (w - 2 * bar, deep, bar), frame, 0.003)
        put("leaf", (w / 2, 0, (foot + h) / 2), (w - 2 * bar - 0.002, 0.024, h - foot - 2 * bar - 0.002), mat, 0.004)
        for cz in (0.35, h - 0.3) if k < len(angles) - 1 else ():
            put("hinge", (w + gap / 2, 0.012, cz), (gap + 0.006, 0.006, 0.07), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9), 0.001)
        x, y = x + (w + gap) * math.cos(a), y + (w + gap) * math.sin(a)


def flat_cut(loops, mat, thick, at=None, bevel=0.0):
    """A sheet cut along closed lines in (x, y), the later ones holes in the first; it lies with its middle on z = 0."""
    c = bpy.data.curves.new("cut", "CURVE")
    c.dimensions, c.fill_mode, c.extrude = "2D", "BOTH", thick / 2
    for pts in loops:
        s = c.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    o = bpy.data.objects.new("cut", c)
    bpy.context.collection.objects.link(o)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    me.materials.clear()
    me.materials.append(mat)
    me.attributes.new("tone", "FLOAT", "FACE").data.foreach_set("value", [1.0] * len(me.polygons))
    o = bpy.data.objects.new("cut sheet", me)
    bpy.context.collection.objects.link(o)
    if bevel:
        # the faces of a curve do not share their edges with its sides
        weld = o.modifiers.new("weld", "WELD")
        weld.merge_threshold = 0.00001
        m = o.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method, m.angle_limit = bevel, 2, "ANGLE", math.radians(60)
    o.matrix_world = at or Matrix.Identity(4)
    return o


def cut_sheet(x, z, w, h, y, mat, holes, thick=0.009):
    """A felt sheet with holes cut by laser; holes are closed outlines relative to the lower left corner."""
    at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return flat_cut([[(0, 0), (w, 0), (w, h), (0, h)], *holes], mat, thick, at)


def leaf_holes(w, h, cell=0.15, margin=0.05):
    """Rows of slender leaves that lean left and right by turns; they grow smaller towards the top."""
    out = []
    cols, rows = max(1, round((w - 2 * margin) / cell)), int((h - 2 * margin) / cell)
    cw, ch = (w - 2 * margin) / cols, (h - 2 * margin) / rows
    for i in range(rows):
        for j in range(cols):
            cx, cy = margin + cw * (j + 0.5), margin + ch * (i + 0.5)
            a = (0.62 if (i + j) % 2 else -0.62) + math.pi / 2
            k = 0.98 - 0.38 * (i / rows)
            L, W = 0.60 * ch * k, 0.24 * cw * k
            pts = []
            for q in range(28):
                t = q / 28 * 2 * math.pi
                u, v = L * math.cos(t), W * math.sin(t) * (0.55 + 0.45 * abs(math.sin(t)))
                pts.append((cx + u * math.cos(a) - v * math.sin(a), cy + u * math.sin(a) + v * math.cos(a)))
            out.append(pts)
    return out


def curtain(x0, x1, y, z0, z1, mat, folds, depth=0.075, seed=4):
    """Heavy cloth: round folds pinched at the heading, easing and wandering towards the hem."""
    r = random.Random(seed)
    amp = [r.uniform(0.5, 1.4) for _ in range(folds * 2 + 3)]
    shift = [r.uniform(-0.32, 0.32) for _ in range(folds * 2 + 3)]
    m = Mesh(seed)
    cols, rows = folds * 26, 60

    def at(i, j):
        v, u = i / (rows - 1), j / (cols - 1)
        k = u * folds * 2
        n = int(k)
        t = k - n
        e = t * t * (3 - 2 * t)
        a = amp[n] * (1 - e) + amp[n + 1] * e
        s = shift[n] * (1 - e) + shift[n + 1] * e
        fall = 1 - v
        ph = math.pi * (k + s * fall * 0.9)
        wave = math.sin(ph) + 0.16 * math.sin(2 * ph + 1.1 * fall)
        d = depth * (0.55 + 0.45 * fall) * (1 + (a - 1) * fall) * wave
        d += 0.012 * fall * math.sin(7 * u + 5 * fall + 1) + 0.004 * fall * math.sin(23 * u + 8 * v)
        # a full fold is round: it spreads at its crests
        sx = -0.017 * math.sin(2 * ph) * (0.4 + 0.6 * fall)
        return x0 + (x1 - x0) * u + sx, y + d, z0 + (z1 - z0) * v
    m.grid(rows, cols, at)
    o = m.build("curtain", mat, smooth=True, solid=0.004)
    o.data.auto_smooth_angle = math.radians(80)
    return o


def pyramid_foam(x, z, w, h, mat, y=0.0, n=8, base=0.025, high=0.055, tip=0.10):
    """A square of foam pyramids with blunt, cut tips. x, z: lower left corner."""
    m = Mesh(3)
    m.box((x + w / 2, y - base / 2, z + h / 2), (w - 0.001, base, h - 0.001))
    c = w / n
    rows = round(h / c)
    for i in range(rows):
        for j in range(n):
            cx, cz = x + c * (j + 0.5), z + c * (i + 0.5)
            k = len(m.v)
            q = c / 2 - 0.0008
            t = c / 2 * tip
            for half, yy in ((q, y - base), (t, y - base - high)):
                m.v += [(cx - half, yy, cz - half), (cx + half, yy, cz - half), (cx + half, yy, cz + half), (cx - half, yy, cz + half)]
            faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
            for f in faces:
                m.f.append(tuple(k + a for a in f))
                m.uv.append([(0, 0)] * 4)
                m.tone.append(1.0)
    return m.build("pyramids", mat, bevel=0.0022, seg=2)


def wedge_foam(x, z, size, mat, y=0.0, n=6, base=0.02, high=0.045, upright=True):
    """Foam ridges; neighbours turn by a quarter. x, z: lower left corner."""
    c = size / n
    flat = 0.06 * c
    prof = [(0, 0), (0, base)]
    for i in range(n):
        prof += [(c * i + (0 if i else 0.0) + 0.0006, base), (c * (i + 0.5) - flat, base + high), (c * (i + 0.5) + flat, base + high), (c * (i + 1) - 0.0006, base)]
    prof += [(size, base), (size, 0)]
    m = Mesh(2)
    m.prism([(a, b) for a, b in prof], 0.0006, size - 0.0006, tone=1.0, axis=2)
    o = m.build("wedges", mat, bevel=0.002, seg=2)
    # profile runs along local x, height along local y, length along local z
    turn = Matrix.Rotation(math.pi, 4, "Z") if upright else Matrix.Rotation(-math.pi / 2, 4, "Y") @ Matrix.Rotation(math.pi, 4, "Z")
    o.matrix_world = Matrix.Translation((x + (size if upright else size), y, z + (0 if upright else size))) @ turn
    return o
